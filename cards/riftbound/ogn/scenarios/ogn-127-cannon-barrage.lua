-- OGN-127 Cannon Barrage.

scenario "Cannon Barrage hits the enemies who fight, and nobody else" {
  covers = { "OGN-127", "Reaction", "417" },
  you = { hand = { "Cannon Barrage" }, runes = { body = 3 }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Recruit" }, ["1"] = { "Pouty Poro" } }, base = { "Playful Phantom" } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:play("Cannon Barrage")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 2 })
    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect_unit("Pouty Poro", { damage = 0 })
    t:expect_unit("Playful Phantom", { damage = 0 })
    t:expect { foe = { units = { ["0"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "Without a combat Cannon Barrage is played for nothing" {
  covers = { "OGN-127", "055.1" },
  you = { hand = { "Cannon Barrage" }, runes = { body = 3 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Cannon Barrage")
    t:everyone_passes()

    t:expect { you = { trash = { "Cannon Barrage" } }, foe = { units = { ["0"] = { "Recruit" } } } }
  end,
}

scenario "Deflect costs nothing where nobody is chosen" {
  covers = { "OGN-127", "Deflect", "355.10.e" },
  you = { hand = { "Cannon Barrage" }, runes = { body = 2 }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { "Pouty Poro" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Pouty Poro", "0")
    t.foe:pass()
    t.you:play("Cannon Barrage")
    t:everyone_passes()

    t:expect { foe = { trash = { "Pouty Poro" } } }
  end,
}

scenario "Cannon Barrage leaves a lonely attacker alone when all defenders are dead" {
  covers = { "OGN-127", "465.1", "466.5" },
  you = { hand = { "Cannon Barrage" }, runes = { body = 3 }, base = { "Recruit" } },
  foe = { units = { ["0"] = { "Recruit", "Recruit" } } },

  run = function(t)
    t.you:move("your Recruit", "0")
    t.you:play("Cannon Barrage")
    t:everyone_passes()
    t:fight()

    t:expect { you = { points = 1, units = { ["0"] = { "Recruit" } } } }
  end,
}
