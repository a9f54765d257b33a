-- OGS-019 Master Yi, Wuju Bladesman: two Might for a lone defender.

scenario "A lone defender of Master Yi, Wuju Bladesman has two Might more" {
  covers = { "OGS-019", "740" },
  turn_player = "foe",
  you = {
    legend = { "Master Yi, Wuju Bladesman" },
    units = { ["Void Gate"] = { "Shipyard Skulker" } },
    base = { "Recruit" },
  },
  foe = { base = { "Vanguard Sergeant" } },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 3 })
    t.foe:move("Vanguard Sergeant", "Void Gate")
    t:expect_unit("Shipyard Skulker", { might = 5, defending = true })
    t:fight()

    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
    t:expect_unit("Shipyard Skulker", { might = 3, at = "Void Gate" })
  end,
}

scenario "Two defenders get nothing from Master Yi, Wuju Bladesman until one is alone" {
  covers = { "OGS-019", "740" },
  turn_player = "foe",
  you = {
    legend = { "Master Yi, Wuju Bladesman" },
    units = { ["Void Gate"] = { "Shipyard Skulker", "Recruit" } },
    hand = { "Flash" },
    runes = { calm = 2 },
  },
  foe = { base = { "Vanguard Sergeant" } },

  run = function(t)
    t.foe:move("Vanguard Sergeant", "Void Gate")
    t:expect_unit("Shipyard Skulker", { might = 3 })
    t.foe:pass()
    t.you:play("Flash", { target = { "Recruit" } })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 5 })
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "A lone attacker and an enemy get nothing from Master Yi, Wuju Bladesman" {
  covers = { "OGS-019" },
  you = { legend = { "Master Yi, Wuju Bladesman" }, base = { "Shipyard Skulker" } },
  foe = { units = { ["Void Gate"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "Void Gate")

    t:expect_unit("Shipyard Skulker", { might = 3, attacking = true })
    t:expect_unit("Vanguard Sergeant", { might = 4, defending = true })
  end,
}

scenario "A teammate's lone defender has the two Might of Master Yi, Wuju Bladesman" {
  covers = { "OGS-019", "489.8.e" },
  turn_player = "foe",
  you = { legend = "Master Yi, Wuju Bladesman" },
  foe = { base = { "Mega-Mech" } },
  mate = { units = { ["0"] = { "Daring Poro" } } },

  run = function(t)
    t.foe:move("Mega-Mech", "0")

    t:expect_unit("Daring Poro", { might = 4, defending = true })
  end,
}
