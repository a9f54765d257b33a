-- OGN-063 Spirit's Refuge.

scenario "The Refuge buffs a unit and gives Deflect to the buffed" {
  covers = { "OGN-063", "Deflect", "383.4.a", "356.2.a.2" },
  you = { hand = { "Spirit's Refuge" }, runes = { calm = 3 }, base = { "Shipyard Skulker", "Recruit" } },

  run = function(t)
    t.you:play("Spirit's Refuge", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { buffs = 1, keywords = { "Deflect" } })
    t:expect_unit("Recruit", { no_keywords = { "Deflect" } })
    t:expect_unit("Spirit's Refuge", { ready = true })
  end,
}

scenario "Who has Deflect gets no second one from the Refuge" {
  covers = { "OGN-063", "Deflect", "809" },
  you = { gear = { "Spirit's Refuge" }, base = { { "Pouty Poro", buffs = 1 } } },
  foe = { hand = { "Stupefy" }, runes = { mind = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Stupefy", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { foe = { runes = 1 } }
    t:expect_unit("Pouty Poro", { might = 2 })
  end,
}

scenario "Two Refuges give one Deflect" {
  covers = { "OGN-063", "Deflect", "809" },
  you = { gear = { "Spirit's Refuge", "Spirit's Refuge" }, base = { { "Recruit", buffs = 1 } } },
  foe = { hand = { "Stupefy" }, runes = { mind = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Stupefy", { target = "Recruit" })
    t:everyone_passes()

    t:expect { foe = { runes = 1 } }
  end,
}

scenario "For its own player a buffed unit costs nothing more" {
  covers = { "OGN-063", "Deflect", "809" },
  you = { gear = { "Spirit's Refuge" }, base = { { "Recruit", buffs = 1 } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Discipline", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { runes = 2 } }
  end,
}

scenario "The foe who cannot pay for Deflect does not choose the buffed unit" {
  covers = { "OGN-063", "Deflect", "809" },
  you = { gear = { "Spirit's Refuge" }, units = { ["0"] = { { "Mega-Mech", buffs = 1 }, "Recruit" } } },
  foe = { gear = { "Orb of Regret" } },
  turn_player = "foe",

  run = function(t)
    t.foe:use("Orb of Regret", { target = "?" })
    t.foe:offers_not("target", "Mega-Mech")
    t.foe:answer("Recruit")
  end,
}

scenario "Without a friendly unit the Refuge buffs nobody" {
  covers = { "OGN-063", "402.4" },
  you = { hand = { "Spirit's Refuge" }, runes = { calm = 3 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Spirit's Refuge")

    t:expect { chain = {} }
    t:expect_unit("Recruit", { buffs = 0 })
  end,
}

scenario "A teammate's buffed unit is friendly to the Refuge" {
  covers = { "OGN-063", "489.8.e" },
  you = { gear = { "Spirit's Refuge" } },
  mate = { base = { { "Recruit", buffs = 1 } } },
  foe = { base = { { "Shipyard Skulker", buffs = 1 } } },

  run = function(t)
    t:expect_unit("Recruit", { keywords = { "Deflect" } })
    t:expect_unit("Shipyard Skulker", { no_keywords = { "Deflect" } })
  end,
}
