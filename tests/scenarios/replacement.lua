-- Replacement effects (rules 369-375).

scenario "Two replacements for one death: the unit's controller says which applies" {
  covers = { "372", "370.2" },
  turn_player = "foe",
  you = { base = { "Zhonya's Hourglass", "Zhonya's Hourglass", "Mega-Mech" } },
  foe = { hand = { "Final Spark" }, runes = { order = 8 } },

  run = function(t)
    t:answers { you = { { order = "Zhonya's Hourglass#2" } } }
    t.foe:play("Final Spark", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { trash = { "Zhonya's Hourglass" }, gear = { "Zhonya's Hourglass" } } }
    t:expect_unit("Mega-Mech", { exhausted = true, at = "base" })
  end,
}

scenario "A replacement that is declined is not used up" {
  covers = { "371", "OGN-269" },
  turn_player = "foe",
  you = {
    legend = "Sett, The Boss",
    units = { ["0"] = { { "Recruit", buffs = 1 }, { "Daring Poro", buffs = 1 } } },
    runes = { body = 1 },
  },
  foe = { hand = { "Incinerate", "Incinerate" }, runes = { fury = 6 } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.foe:play("Incinerate", { target = "Recruit" })
    t:everyone_passes()
    t:expect { you = { legend_exhausted = false, runes = 1, units = { ["0"] = { "Daring Poro" } } } }
    t.foe:play("Incinerate", { target = "Daring Poro" })
    t:everyone_passes()
    t:expect_unit("Daring Poro", { damage = 2, at = "Blank Battlefield" })
  end,
}
