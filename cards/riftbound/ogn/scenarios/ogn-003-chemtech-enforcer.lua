-- OGN-003 Chemtech Enforcer, and Assault.

scenario "The Enforcer costs its player a card on arrival" {
  covers = { "OGN-003", "383.4.a", "422" },
  you = { hand = { "Chemtech Enforcer", "Pouty Poro", "Mega-Mech" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Chemtech Enforcer")
    t:expect { chain = { "Chemtech Enforcer" }, you = { hand_size = 2 } }
    t:answers { you = { { discard = "Pouty Poro" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" }, trash = { "Pouty Poro" }, base = { "Chemtech Enforcer" } } }
  end,
}

scenario "With no card left the Enforcer discards nothing" {
  covers = { "OGN-003", "055", "422" },
  you = { hand = { "Chemtech Enforcer" }, runes = { fury = 2 } },
  foe = { hand = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Chemtech Enforcer")
    t:everyone_passes()

    t:expect { you = { trash = {} }, foe = { hand = { "Pouty Poro" } } }
  end,
}

scenario "Assault 2 makes the attacking Enforcer kill a 4" {
  covers = { "OGN-003", "Assault", "807" },
  you = { base = { "Chemtech Enforcer" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t:expect_unit("Chemtech Enforcer", { might = 2 })
    t.you:move("Chemtech Enforcer", "0")
    t:expect_unit("Chemtech Enforcer", { might = 4, attacking = true })
    t:fight()

    t:expect { foe = { trash = { "Vanguard Sergeant" } }, you = { trash = { "Chemtech Enforcer" } } }
  end,
}

scenario "Assault counts nothing for a defender" {
  covers = { "OGN-003", "Assault", "807" },
  you = { units = { ["0"] = { "Chemtech Enforcer" } } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t:expect_unit("Chemtech Enforcer", { might = 2, defending = true })
    t:fight()

    t:expect { you = { trash = { "Chemtech Enforcer" } }, foe = { units = { ["0"] = { "Vanguard Sergeant" } } } }
  end,
}
