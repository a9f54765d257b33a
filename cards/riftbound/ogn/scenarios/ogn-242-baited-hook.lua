-- OGN-242 Baited Hook.

scenario "Baited Hook trades a unit for one up to one mightier out of the top five" {
  covers = { "OGN-242", "354.3", "419.3" },
  you = {
    base = { "Baited Hook", "Shipyard Skulker" },
    runes = { order = 2 },
    deck = { "Mega-Mech", "Vanguard Sergeant", "Gust", "Playful Phantom", "Charm", "Flash" },
  },

  run = function(t)
    t.you:use("Baited Hook", { target = "Shipyard Skulker", pick = "Vanguard Sergeant", to = "base" })
    t:everyone_passes()

    t:expect { you = { base = { "Baited Hook", "Vanguard Sergeant" }, trash = { "Shipyard Skulker" }, deck = { "Flash" }, deck_size = 5 } }
  end,
}

scenario "The bait is returned to hand: no kill, no Might, nothing comes, all five are recycled" {
  covers = { "OGN-242", "R022", "359.3.e.5", "359.3.e.12" },
  you = {
    base = { "Baited Hook" },
    units = { ["0"] = { "Shipyard Skulker" } },
    runes = { order = 2 },
    deck = { "Mega-Mech", "Daring Poro", "Pouty Poro", "Stalwart Poro", "Mystic Poro", "Flash" },
  },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:use("Baited Hook", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { hand = { "Shipyard Skulker" }, base = { "Baited Hook" }, deck = { "Flash" }, deck_size = 6 } }
  end,
}
