-- UNL-063 Eclipse.

scenario "Eclipse takes four Might for the turn and looks at one card" {
  covers = { "UNL-063", "477.3", "436", "Reaction" },
  you = { hand = { "Eclipse" }, runes = { mind = 3 }, deck = { "Cleave", "Gust" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Eclipse", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("recycle", "Gust")
    t.you:answer("Cleave")
    t:expect_unit("Mega-Mech", { might = 4 })
    t:expect { you = { deck = { "Gust", "Cleave" } } }
    t:next_turn()

    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "A unit that cannot be chosen any more is missed by the spell that chose it" {
  covers = { "UNL-057", "R240", "758", "758.1" },
  turn_player = "foe",
  you = {
    units = { ["0"] = { "Alpha Wildclaw", "Mega-Mech" } },
    hand = { "Discipline" },
    runes = { calm = 2 },
  },
  foe = { hand = { "Falling Star" }, runes = { fury = 4 } },

  run = function(t)
    t.foe:play("Falling Star", { target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t.foe:pass()
    t.you:play("Discipline", { target = "Alpha Wildclaw" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "If the protection is gone again when the spell happens, the unit is hit" {
  covers = { "UNL-063", "UNL-057", "R240", "758", "758.2" },
  turn_player = "foe",
  you = {
    units = { ["0"] = { "Alpha Wildclaw", "Mega-Mech" } },
    hand = { "Discipline" },
    runes = { calm = 2 },
  },
  foe = { hand = { "Falling Star", "Eclipse" }, runes = { fury = 4, mind = 3 } },

  run = function(t)
    t:answers { foe = { { recycle = {} } } }
    t.foe:play("Falling Star", { target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t.foe:pass()
    t.you:play("Discipline", { target = "Alpha Wildclaw" })
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Falling Star" } }
    t.foe:play("Eclipse", { target = "Alpha Wildclaw" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6 })
  end,
}
