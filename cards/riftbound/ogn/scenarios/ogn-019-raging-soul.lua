-- OGN-019 Raging Soul, and Ganking.

scenario "The Soul has neither keyword before a discard" {
  covers = { "OGN-019", "364", "810", "144.4" },
  you = { units = { ["0"] = { "Raging Soul" } } },

  run = function(t)
    t:expect_unit("Raging Soul", { no_keywords = { "Assault", "Ganking" } })
    t.you:refused("move", "Raging Soul", "1", "144.4")
  end,
}

scenario "A discard gives the Soul Assault and Ganking for the turn" {
  covers = { "OGN-019", "807", "810" },
  you = { units = { ["0"] = { "Raging Soul" } }, hand = { "Chemtech Enforcer", "Mega-Mech" }, runes = { fury = 2 } },
  foe = { units = { ["1"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Chemtech Enforcer", { to = "base" })
    t:everyone_passes()
    t:expect_unit("Raging Soul", { keywords = { "Assault", "Ganking" }, might = 4 })
    t.you:move("Raging Soul", "1")
    t:expect_unit("Raging Soul", { might = 5 })
    t:fight()
    t:expect { you = { points = 1, units = { ["0"] = {}, ["1"] = { "Raging Soul" } } } }
    t:next_turn()

    t:expect_unit("Raging Soul", { no_keywords = { "Assault", "Ganking" } })
  end,
}

scenario "A discard from before the Soul came counts" {
  covers = { "OGN-019" },
  you = { hand = { "Chemtech Enforcer", "Mega-Mech", "Raging Soul" }, runes = { fury = 6 } },

  run = function(t)
    t.you:play("Chemtech Enforcer")
    t:answers { you = { { discard = "Mega-Mech" } } }
    t:everyone_passes()
    t.you:play("Raging Soul")

    t:expect_unit("Raging Soul", { keywords = { "Assault", "Ganking" } })
  end,
}

scenario "An opponent's discard does nothing for the Soul" {
  covers = { "OGN-019" },
  you = { units = { ["0"] = { "Raging Soul" } } },
  foe = { hand = { "Chemtech Enforcer", "Mega-Mech" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Chemtech Enforcer")
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" } } }
    t:expect_unit("Raging Soul", { no_keywords = { "Assault", "Ganking" } })
  end,
}
