-- OGN-004 Cleave.

scenario "Cleave gives Assault 3 for the turn" {
  covers = { "OGN-004", "807", "477.2" },
  you = { hand = { "Cleave" }, runes = { fury = 1 }, base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Cleave", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 3, keywords = { "Assault 3" } })
    t.you:move("Shipyard Skulker", "0")
    t:expect_unit("Shipyard Skulker", { might = 6 })
    t:fight()

    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
  end,
}

scenario "Cleave's Assault adds to the one that is printed" {
  covers = { "OGN-004", "OGN-003", "807" },
  you = { hand = { "Cleave" }, runes = { fury = 1 }, base = { "Chemtech Enforcer" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Chemtech Enforcer", "0")
    t.you:play("Cleave", { target = "Chemtech Enforcer" })
    t:everyone_passes()

    t:expect_unit("Chemtech Enforcer", { might = 7, keywords = { "Assault 5" } })
  end,
}

scenario "Cleave helps no defender" {
  covers = { "OGN-004", "807", "806" },
  you = { hand = { "Cleave" }, runes = { fury = 1 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t.foe:pass()
    t.you:play("Cleave", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 3, defending = true })
  end,
}

scenario "Cleave's Assault is gone in the next turn" {
  covers = { "OGN-004", "317.2" },
  you = { hand = { "Cleave" }, runes = { fury = 1 }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Cleave", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { no_keywords = { "Assault" } })
  end,
}

scenario "Cleave is no Reaction" {
  covers = { "OGN-004", "806", "309.1.a" },
  you = { hand = { "Cleave" }, runes = { fury = 1 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:refused("play", "Cleave", "309.1.a")
  end,
}
