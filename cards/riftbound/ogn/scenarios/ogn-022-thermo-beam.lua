-- OGN-022 Thermo Beam.

scenario "Thermo Beam kills all gear of everybody" {
  covers = { "OGN-022", "428", "355.10" },
  you = { hand = { "Thermo Beam" }, gear = { "Iron Ballista" }, base = { "Pouty Poro" }, runes = { fury = 5 } },
  foe = { gear = { "Scrapheap", "Iron Ballista" }, base = { "Mega-Mech" }, deck = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Thermo Beam")
    t:everyone_passes()

    t:expect {
      you = { gear = {}, base = { "Pouty Poro" }, runes = 3 },
      foe = { gear = {}, base = { "Mega-Mech" }, trash = { "Scrapheap", "Iron Ballista" }, hand = { "Pouty Poro" } },
    }
  end,
}

scenario "Thermo Beam may be played without any gear" {
  covers = { "OGN-022", "055.1" },
  you = { hand = { "Thermo Beam" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Thermo Beam")
    t:everyone_passes()

    t:expect { you = { trash = { "Thermo Beam" } } }
  end,
}

scenario "The Trove that the Beam kills still pays out" {
  covers = { "OGN-022", "OGN-186" },
  you = { hand = { "Thermo Beam" }, runes = { fury = 7 }, base = { "Zhonya's Hourglass", "Treasure Trove" } },

  run = function(t)
    t.you:play("Thermo Beam")
    t:everyone_passes()

    t:expect { you = { hand_size = 1, runes = 6, gear = {} } }
  end,
}
