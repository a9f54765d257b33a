scenario "The Fae Dragon buffs four friends when it comes" {
  covers = { "SFD-101", "426", "355.13" },
  you = {
    base = { "Recruit", "Shipyard Skulker", "Daring Poro", "Mega-Mech" },
    hand = { "Fae Dragon" },
    runes = { body = 7 },
  },
  foe = { base = { "Petty Officer" } },

  run = function(t)
    t.you:play("Fae Dragon", { target = "?" })
    t.you:offers_not("target", "Petty Officer")
    t.you:answer { "Recruit", "Shipyard Skulker", "Daring Poro", "Fae Dragon" }
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2 })
    t:expect_unit("Fae Dragon", { might = 8 })
    t:expect_unit("Mega-Mech", { buffs = 0 })
  end,
}

scenario "A buff that you spend brings a Gold" {
  covers = { "SFD-101", "705" },
  you = {
    base = { "Fae Dragon", { "Recruit", buffs = 1 } },
    hand = { "Wallop" },
  },

  run = function(t)
    t.you:play("Wallop", { target = "Fae Dragon" })
    t:everyone_passes()

    t:expect { you = { gear = { "Gold" } } }
    t:expect_unit("Gold", { exhausted = true })
  end,
}

scenario "A buff that an opponent spends, or that dies with its unit, brings nothing" {
  covers = { "SFD-101", "705" },
  you = { base = { "Fae Dragon", { "Recruit", buffs = 1 } } },
  foe = { base = { { "Recruit", buffs = 1 } }, hand = { "Wallop", "Vengeance" }, runes = { order = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Wallop", { additional = true, target = "Fae Dragon" })
    t:everyone_passes()
    t.foe:play("Vengeance", { target = "your Recruit" })
    t:everyone_passes()

    t:expect { you = { gear = {}, base = { "Fae Dragon" } } }
  end,
}
