-- OGN-203 Possession.

scenario "Possession takes an enemy unit home" {
  covers = { "OGN-203", "191", "455" },
  you = { hand = { "Possession" }, runes = { chaos = 8 } },
  foe = { units = { ["0"] = { { "Mega-Mech", damage = 2, exhausted = true, buffs = 1 } } } },

  run = function(t)
    t.you:play("Possession", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { base = { "Mega-Mech" }, runes = 5 }, foe = { units = { ["0"] = {} }, controls = {} } }
    t:expect_unit("Mega-Mech", { controller = "you", owner = "foe", damage = 2, exhausted = true, might = 9 })
    t:next_turn()
    t:expect_unit("Mega-Mech", { controller = "you" })
  end,
}

scenario "Units in a base and your own are safe from Possession" {
  covers = { "OGN-203", "355.8" },
  you = { hand = { "Possession" }, units = { ["0"] = { "Pouty Poro" } }, runes = { chaos = 8 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Possession", "355.8")
  end,
}

scenario "A possessed attacker leaves the combat" {
  covers = { "OGN-203", "806", "466" },
  you = { hand = { "Possession" }, units = { ["0"] = { "Pouty Poro" } }, runes = { chaos = 8 } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Possession", { target = "Mega-Mech" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { base = { "Mega-Mech" }, units = { ["0"] = { "Pouty Poro" } } }, foe = { points = 0 } }
    t:expect_unit("Mega-Mech", { attacking = false })
  end,
}

scenario "A possessed unit returns to its owner's hand" {
  covers = { "OGN-203", "OGN-181", "056" },
  you = { hand = { "Possession" }, gear = { "Pack of Wonders" }, runes = { chaos = 8 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Possession", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:use("Pack of Wonders", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Mega-Mech" } }, you = { hand = {} } }
  end,
}

scenario "A possessed unit readies with its new player and attacks its old one" {
  covers = { "OGN-203", "415.3", "144" },
  you = { hand = { "Possession" }, runes = { chaos = 8 } },
  foe = { units = { ["0"] = { { "Mega-Mech", exhausted = true }, "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Possession", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t:expect_unit("Mega-Mech", { exhausted = true })
    t:next_turn()
    t:expect_unit("Mega-Mech", { ready = true })
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { points = 1, units = { ["0"] = { "Mega-Mech" } } }, foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "The Deathknell of a possessed unit is its new player's" {
  covers = { "OGN-203", "OGN-216", "191.4" },
  you = { hand = { "Possession", "Vengeance" }, runes = { chaos = 8, order = 6 } },
  foe = { units = { ["0"] = { "Soaring Scout" } } },

  run = function(t)
    t.you:play("Possession", { target = "Soaring Scout" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "Soaring Scout" })
    t:everyone_passes()

    t:expect { you = { runes = 10 }, foe = { trash = { "Soaring Scout" }, runes = 0 } }
  end,
}

scenario "A possessed Sprite dies when its new player's turn begins" {
  covers = { "OGN-203", "Temporary" },
  you = { hand = { "Possession" }, runes = { chaos = 8 } },
  foe = { units = { ["0"] = { "Sprite" } } },

  run = function(t)
    t.you:play("Possession", { target = "Sprite" })
    t:everyone_passes()
    t:next_turn()
    t:expect_unit("Sprite", { controller = "you" })
    t:next_turn()

    t:expect { you = { base = {} }, foe = { base = {} } }
  end,
}
