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
    t.you:play("Vengeance", { target = { { "Daring Poro" }, { "Petty Officer" } } })
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

scenario "Two buffed units fall at once: Vanguard Helm buffs two others" {
  covers = { "OGN-228", "383.3.d" },
  turn_player = "foe",
  you = {
    gear = { "Vanguard Helm" },
    units = { ["0"] = { { "Recruit", buffs = 1 }, { "Recruit", buffs = 1 } } },
    base = { "Mega-Mech", "Daring Poro" },
  },
  foe = { hand = { "Firestorm" }, runes = { fury = 6 } },

  run = function(t)
    t:answers { you = { { target = { "Mega-Mech" } }, { target = { "Daring Poro" } } } }
    t.foe:play("Firestorm", { target = "0" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { buffs = 1 })
    t:expect_unit("Daring Poro", { buffs = 1 })
  end,
}

scenario "A buffed unit that is saved has not died: the Helm stays still" {
  covers = { "OGN-228", "OGN-269", "370.1" },
  you = {
    legend = "Sett, The Boss",
    gear = { "Vanguard Helm" },
    base = { { "Mega-Mech", buffs = 1 }, "Recruit" },
    hand = { "Vengeance" },
    runes = { order = 7 },
  },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Vengeance", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Recruit", { buffs = 0 })
    t:expect_unit("Mega-Mech", { buffs = 0, exhausted = true })
  end,
}

scenario "A teammate's buffed unit falls: Vanguard Helm buffs a friend, whosoever's" {
  covers = { "OGN-228", "489.8.e" },
  you = { gear = { "Vanguard Helm" }, hand = { "Vengeance" }, runes = { order = 6 }, base = { "Mega-Mech" } },
  mate = { base = { { "Soaring Scout", buffs = 1 }, "Recruit" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Soaring Scout" })
    t:answers { you = { { target = "Recruit" } } }
    t:everyone_passes()

    t:expect_unit("Recruit", { buffs = 1 })
    t:expect_unit("Mega-Mech", { buffs = 0 })
  end,
}
