-- OGN-179 Acceptable Losses.

scenario "Each player gives up a gear of their choice" {
  covers = { "OGN-179", "303.1", "355.10" },
  you = { hand = { "Acceptable Losses" }, gear = { "Iron Ballista", "Seal of Rage" }, runes = { chaos = 1 } },
  foe = { gear = { "Iron Ballista", "Seal of Discord" } },

  run = function(t)
    t.you:play("Acceptable Losses")
    t:answers { you = { { pick = "Seal of Rage" } }, foe = { { pick = "Iron Ballista" } } }
    t:everyone_passes()

    t:expect {
      you = { gear = { "Iron Ballista" }, trash = { "Seal of Rage", "Acceptable Losses" } },
      foe = { gear = { "Seal of Discord" }, trash = { "Iron Ballista" } },
    }
  end,
}

scenario "Who has no gear loses nothing" {
  covers = { "OGN-179", "055" },
  you = { hand = { "Acceptable Losses" }, base = { "Pouty Poro" }, runes = { chaos = 1 } },
  foe = { gear = { "Seal of Discord" } },

  run = function(t)
    t.you:play("Acceptable Losses")
    t:everyone_passes()

    t:expect { you = { base = { "Pouty Poro" } }, foe = { gear = {} } }
  end,
}

scenario "In a game of three each kills one gear of their own" {
  covers = { "OGN-179", "303.2" },
  you = { hand = { "Acceptable Losses" }, runes = { chaos = 1 }, gear = { "Orb of Regret" } },
  foe = { gear = { "Scrapheap", "Energy Conduit" }, deck = { "Gust" } },
  foe2 = {},

  run = function(t)
    t:answers { foe = { { pick = "Scrapheap" } } }
    t.you:play("Acceptable Losses")
    t:everyone_passes()

    t:expect { you = { gear = {} }, foe = { gear = { "Energy Conduit" }, hand = { "Gust" } } }
  end,
}
