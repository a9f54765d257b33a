scenario "Janna heals her battlefield and blows an enemy home" {
  covers = { "SFD-053", "418", "813" },
  you = {
    units = { ["0"] = { { "Shipyard Skulker", damage = 2 } } },
    base = { { "Recruit", damage = 0 }, { "Mega-Mech", damage = 3 } },
    hand = { "Janna, Savior" },
    runes = { calm = 3 },
  },
  foe = { base = { { "Vanguard Sergeant", damage = 1 }, "Daring Poro" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move({ "Vanguard Sergeant", "Daring Poro" }, "0")
    t.foe:pass()
    t.you:play("Janna, Savior", { to = "0", target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 0 })
    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect_unit("Vanguard Sergeant", { damage = 1 })
    t:expect { foe = { base = { "Vanguard Sergeant" }, units = { ["0"] = { "Daring Poro" } } } }
  end,
}

scenario "Janna in base reaches no enemy at a battlefield" {
  covers = { "SFD-053", "355.13" },
  you = { base = { { "Mega-Mech", damage = 3 } }, hand = { "Janna, Savior" }, runes = { calm = 3 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Janna, Savior")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect { foe = { units = { ["0"] = { "Recruit" } } } }
  end,
}

scenario "Janna may spare the enemy" {
  covers = { "SFD-053", "355.13" },
  you = { units = { ["0"] = { { "Shipyard Skulker", damage = 2 } } }, hand = { "Janna, Savior" }, runes = { calm = 3 } },
  foe = { base = { "Daring Poro" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Daring Poro", "0")
    t.foe:pass()
    t.you:play("Janna, Savior", { to = "0", target = {} })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 0 })
    t:expect { foe = { units = { ["0"] = { "Daring Poro" } } } }
  end,
}
