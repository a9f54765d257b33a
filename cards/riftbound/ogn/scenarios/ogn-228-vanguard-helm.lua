-- OGN-228 Vanguard Helm.

scenario "A buffed unit of yours dies: Vanguard Helm buffs another" {
  covers = { "OGN-228", "383" },
  you = {
    hand = { "Vengeance" },
    runes = { order = 4 },
    gear = { "Vanguard Helm" },
    base = { { "Daring Poro", buffs = 1 }, "Petty Officer", "Mega-Mech" },
  },

  run = function(t)
    t.you:play("Vengeance", { target = { "Daring Poro", "Petty Officer" } })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { buffs = 1, might = 6 })
    t:expect_unit("Mega-Mech", { buffs = 0 })
  end,
}

scenario "Without a buff, or an enemy's: Vanguard Helm stays still" {
  covers = { "OGN-228" },
  you = {
    hand = { "Vengeance", "Vengeance" },
    runes = { order = 8 },
    gear = { "Vanguard Helm" },
    base = { "Daring Poro", "Petty Officer" },
  },
  foe = { base = { { "Mega-Mech", buffs = 1 } } },

  run = function(t)
    t.you:play("Vengeance", { target = "Daring Poro" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { base = {} }, chain = {} }
    t:expect_unit("Petty Officer", { buffs = 0 })
  end,
}
