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

scenario "The bait is saved: Baited Hook has killed nothing, and all five are recycled" {
  covers = { "OGN-242", "OGN-077", "359.3.e.14.b" },
  you = {
    gear = { "Baited Hook", "Zhonya's Hourglass" },
    base = { "Recruit" },
    deck = { "Daring Poro", "Gust", "Gust", "Gust", "Gust", "Flash" },
    runes = { order = 2 },
  },

  run = function(t)
    t.you:use("Baited Hook", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit", "Baited Hook" }, deck = { "Flash" }, deck_size = 6 } }
  end,
}

scenario "A buff on the bait counts for Baited Hook" {
  covers = { "OGN-242", "359.3.e.13" },
  you = {
    gear = { "Baited Hook" },
    base = { { "Recruit", buffs = 1 } },
    deck = { "Mystic Poro", "Shipyard Skulker", "Gust", "Petty Officer", "Gust", "Flash" },
    runes = { order = 2 },
  },

  run = function(t)
    t.you:use("Baited Hook", { target = "Recruit" })
    t:answers { you = { { pick = "Shipyard Skulker", to = "base" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Shipyard Skulker", "Baited Hook" }, deck = { "Flash" }, deck_size = 5 } }
  end,
}

scenario "Nocturne among the five of Baited Hook may slip away for one Power" {
  covers = { "OGN-242", "OGN-194" },
  you = {
    gear = { "Baited Hook" },
    base = { "Recruit" },
    deck = { "Gust", "Nocturne, Horrifying", "Gust", "Daring Poro", "Gust", "Flash" },
    runes = { order = 2, chaos = 1 },
  },

  run = function(t)
    t.you:use("Baited Hook", { target = "Recruit" })
    t:answers { you = { { may = { { true }, { true } }, pick = "Daring Poro", to = { { "base" }, { "base" } } } } }
    t:everyone_passes()

    t:expect { you = { base = { "Nocturne, Horrifying", "Daring Poro", "Baited Hook" }, deck = { "Flash" }, deck_size = 4 } }
  end,
}
