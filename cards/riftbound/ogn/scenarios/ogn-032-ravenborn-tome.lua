-- OGN-032 Ravenborn Tome.

scenario "The Tome raises every instance of the next spell's damage" {
  covers = { "OGN-032", "713", "390" },
  you = { gear = { "Ravenborn Tome" }, hand = { "Falling Star" }, runes = { fury = 2 } },
  foe = { base = { "Vanguard Sergeant", "Mega-Mech" } },

  run = function(t)
    t.you:use("Ravenborn Tome")
    t:everyone_passes()
    t.you:play("Falling Star", { target = { { "Vanguard Sergeant" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
  end,
}

scenario "The spell after the next has no bonus" {
  covers = { "OGN-032", "713", "390" },
  you = { gear = { "Ravenborn Tome" }, hand = { "Void Seeker", "Void Seeker" }, runes = { fury = 8 } },
  foe = { units = { ["0"] = { { "Mega-Mech", buffs = 1 } } } },

  run = function(t)
    t.you:use("Ravenborn Tome")
    t:everyone_passes()
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 5 })
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" } } }
  end,
}

scenario "A spell without damage uses the Tome's promise up" {
  covers = { "OGN-032", "713", "390" },
  you = { gear = { "Ravenborn Tome" }, hand = { "Cleave", "Void Seeker" }, base = { "Pouty Poro" }, runes = { fury = 5 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Ravenborn Tome")
    t:everyone_passes()
    t.you:play("Cleave", { target = "Pouty Poro" })
    t:everyone_passes()
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "The Tome does nothing for opponents' spells and for combat" {
  covers = { "OGN-032", "713" },
  you = { gear = { "Ravenborn Tome" }, base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } }, hand = { "Void Seeker" }, runes = { fury = 3 } },

  run = function(t)
    t.you:use("Ravenborn Tome")
    t:everyone_passes()
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { foe = { units = { ["0"] = { "Vanguard Sergeant" } } }, you = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "The Tome's promise ends with the turn" {
  covers = { "OGN-032", "317.2" },
  you = { gear = { "Ravenborn Tome" }, units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Void Seeker" }, runes = { fury = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Ravenborn Tome")
    t:everyone_passes()
    t:next_turn()
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "Units that trade blows deal their own damage, the Tome adds nothing" {
  covers = { "OGN-032", "OGN-128", "417.6" },
  you = { gear = { "Ravenborn Tome" }, base = { "Pouty Poro" }, hand = { "Challenge" }, runes = { body = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Ravenborn Tome")
    t:everyone_passes()
    t.you:play("Challenge", { target = { { "Pouty Poro" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}
