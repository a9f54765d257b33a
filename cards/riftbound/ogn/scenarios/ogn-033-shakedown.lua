-- OGN-033 Shakedown.

scenario "Shakedown deals 6 where no cards are offered" {
  covers = { "OGN-033", "383.3.a.3", "417" },
  you = { hand = { "Shakedown" }, runes = { fury = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Shakedown", { target = "Mega-Mech" })
    t:answers { foe = { { may = false } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6 })
    t:expect { you = { hand = {} } }
  end,
}

scenario "The unit's controller may buy it off with two cards" {
  covers = { "OGN-033", "413" },
  you = { hand = { "Shakedown" }, runes = { fury = 2 }, deck = { "Pouty Poro", "Cleave", "Gust" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Shakedown", { target = "Mega-Mech" })
    t:answers { foe = { { may = true } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect { you = { hand = { "Pouty Poro", "Cleave" } } }
  end,
}

scenario "Shakedown wants an enemy" {
  covers = { "OGN-033", "355.8" },
  you = { hand = { "Shakedown" }, base = { "Mega-Mech" }, runes = { fury = 2 } },

  run = function(t)
    t.you:refused("play", "Shakedown", "355.8")
  end,
}

scenario "With the unit gone nobody is asked and nothing is drawn" {
  covers = { "OGN-033", "359.3.e.5", "359.3.e.12" },
  you = { hand = { "Shakedown" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Shakedown", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = { "Shakedown" } }, foe = { hand = { "Shipyard Skulker" } } }
  end,
}

scenario "Shakedown answers a spell" {
  covers = { "OGN-033", "Reaction", "813" },
  you = { hand = { "Shakedown" }, base = { "Shipyard Skulker" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } }, hand = { "Cleave" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Cleave", { target = "Vanguard Sergeant" })
    t.foe:pass()
    t.you:play("Shakedown", { target = "Vanguard Sergeant" })
    t:answers { foe = { { may = false } } }
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant", "Cleave" } } }
  end,
}

scenario "The question goes to the controller of the unit, not to its owner" {
  covers = { "OGN-033", "OGN-203", "191" },
  you = { hand = { "Shakedown" }, units = { ["0"] = { "Mega-Mech" } }, runes = { fury = 2 }, deck = { "Pouty Poro", "Cleave" } },
  foe = { hand = { "Possession" }, runes = { chaos = 8 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Possession", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t.you:play("Shakedown", { target = "Mega-Mech" })
    t:answers { foe = { { may = false } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6, controller = "foe" })
  end,
}
