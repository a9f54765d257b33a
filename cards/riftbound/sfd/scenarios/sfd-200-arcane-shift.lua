-- SFD-200 Arcane Shift.

scenario "Arcane Shift: the unit comes anew and triggers, an enemy takes three, the spell is banished" {
  covers = { "SFD-200", "427", "419.3", "124" },
  you = {
    hand = { "Arcane Shift" },
    runes = { mind = 4 },
    base = { { "Kinkou Monk", damage = 2, buffs = 1 } },
    units = { ["1"] = { "Daring Poro" } },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Arcane Shift", { target = "?" })
    t.you:offers_not("target", "Recruit")
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Kinkou Monk")
    t.you:pass()
    t.foe:pass()
    t.you:answer("base")
    t.you:answer("Daring Poro")
    t:everyone_passes()

    t:expect_unit("Kinkou Monk", { damage = 0, buffs = 0, exhausted = true })
    t:expect_unit("Daring Poro", { buffs = 1 })
    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect { you = { banished = { "Arcane Shift" }, trash = {}, runes = 3 } }
  end,
}

scenario "Arcane Shift keeps the battlefield whose only unit it replays there" {
  covers = { "SFD-200", "R013", "309.1", "323.6", "355.2", "334.2" },
  you = { hand = { "Arcane Shift" }, runes = { mind = 4 }, units = { ["Void Gate"] = { "Petty Officer" } } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { to = "Void Gate" } } }
    t.you:play("Arcane Shift", { target = { { "Petty Officer" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect { you = { units = { ["Void Gate"] = { "Petty Officer" } }, controls = { "Void Gate" }, points = 0 }, showdown = false }
  end,
}

scenario "A token that Arcane Shift banishes does not come back" {
  covers = { "SFD-200", "186.1" },
  you = { hand = { "Arcane Shift" }, runes = { mind = 4 }, base = { "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Arcane Shift", { target = { { "Recruit" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect { you = { base = {}, banished = { "Arcane Shift" } } }
    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}

scenario "A unit that you only control goes back to its owner by Arcane Shift" {
  covers = { "SFD-200", "127" },
  you = { hand = { "Arcane Shift" }, runes = { mind = 4 }, base = { { "Petty Officer", owner = "foe" } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { foe = { { to = "base" } } }
    t.you:play("Arcane Shift", { target = { { "Petty Officer" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect { foe = { base = { "Petty Officer" } }, you = { base = {} } }
  end,
}
