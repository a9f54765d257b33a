-- UNL-206 Altar of Blood.

scenario "Three Power save a unit that would die in combat at the Altar" {
  covers = { "UNL-206", "190.6.c", "369" },
  turn_player = "foe",
  you = { units = { ["Altar of Blood"] = { "Recruit" } }, resources = { fury = 1, calm = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.foe:move("Mega-Mech", "Altar of Blood")
    t:answers { you = { { may = true } } }
    t:fight()

    t:expect_unit("Recruit", { at = "base", exhausted = true, damage = 0 })
    t:expect { you = { resources = { fury = 0, calm = 0 } } }
  end,
}

scenario "The attacker may save its own in the same way" {
  covers = { "UNL-206", "190.6.c" },
  turn_player = "foe",
  you = { units = { ["Altar of Blood"] = { "Mega-Mech" } } },
  foe = { base = { "Recruit" }, resources = { fury = 3 } },

  run = function(t)
    t.foe:move("Recruit", "Altar of Blood")
    t:answers { foe = { { may = true } } }
    t:fight()

    t:expect { foe = { base = { "Recruit" }, resources = { fury = 0 } } }
  end,
}

scenario "Whoever keeps the Power loses the unit" {
  covers = { "UNL-206", "383.3.a" },
  turn_player = "foe",
  you = { units = { ["Altar of Blood"] = { "Daring Poro" } }, resources = { fury = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.foe:move("Mega-Mech", "Altar of Blood")
    t:answers { you = { { may = false } } }
    t:fight()

    t:expect { you = { trash = { "Daring Poro" }, resources = { fury = 3 } } }
  end,
}

scenario "Out of combat, or elsewhere, the Altar saves nobody" {
  covers = { "UNL-206" },
  turn_player = "foe",
  you = { units = { ["Altar of Blood"] = { "Daring Poro" }, ["Zaun Warrens"] = { "Mystic Poro" } }, resources = { fury = 3 } },
  foe = { base = { "Mega-Mech" }, hand = { "Vengeance" }, resources = { energy = 4, order = 2 } },

  run = function(t)
    t.foe:play("Vengeance", { target = "Daring Poro" })
    t:everyone_passes()
    t.foe:move("Mega-Mech", "Zaun Warrens")
    t:fight()

    t:expect { you = { trash = { "Daring Poro", "Mystic Poro" }, resources = { fury = 3 } } }
  end,
}
