-- OGN-005 Disintegrate.

scenario "Disintegrate draws a card where it kills" {
  covers = { "OGN-005", "428.5.c", "387" },
  you = { hand = { "Disintegrate" }, runes = { fury = 4 }, deck = { "Pouty Poro" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Disintegrate", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } }, you = { hand = { "Pouty Poro" } } }
  end,
}

scenario "Disintegrate draws nothing where the unit lives" {
  covers = { "OGN-005", "417" },
  you = { hand = { "Disintegrate" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Disintegrate", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect_unit("Vanguard Sergeant", { damage = 3 })
    t:expect { you = { hand = {} } }
  end,
}

scenario "A unit that another spell finishes off draws nothing for Disintegrate" {
  covers = { "OGN-005", "428.5.c" },
  you = { hand = { "Disintegrate", "Void Seeker" }, runes = { fury = 7 }, deck = { "Pouty Poro", "Mega-Mech" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Disintegrate", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t.you:play("Void Seeker", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant" } }, you = { hand = { "Pouty Poro" } } }
  end,
}

scenario "A wounded unit that combat finishes off draws nothing for Disintegrate" {
  covers = { "OGN-005", "428.5.c.2" },
  you = { hand = { "Disintegrate" }, runes = { fury = 4 }, base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Disintegrate", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { foe = { trash = { "Vanguard Sergeant" } }, you = { hand = {} } }
  end,
}

scenario "Disintegrate reaches no unit in a base" {
  covers = { "OGN-005", "355.8" },
  you = { hand = { "Disintegrate" }, runes = { fury = 4 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:refused("play", "Disintegrate", "355.8")
  end,
}
