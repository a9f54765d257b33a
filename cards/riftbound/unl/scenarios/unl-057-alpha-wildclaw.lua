-- UNL-057 Alpha Wildclaw.

scenario "Enemy spells cannot choose your weaker units beside the Wildclaw" {
  covers = { "UNL-057", "758" },
  you = {
    units = { ["0"] = { "Alpha Wildclaw", "Recruit", "Mega-Mech" }, ["1"] = { "Pit Rookie" } },
    hand = { "Discipline" },
    runes = { calm = 2 },
  },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 }, units = { base = { "Shipyard Skulker" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Incinerate", { target = "?" })
    t.foe:offers_not("target", "Recruit")
    t.foe:offers("target", "Alpha Wildclaw")
    t.foe:offers("target", "Mega-Mech")
    t.foe:offers("target", "Pit Rookie")
    t.foe:answer("Pit Rookie")
    t.foe:pass()
    t.you:play("Discipline", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3 })
  end,
}

scenario "Enemy abilities cannot choose them either; enemies beside the Wildclaw are not protected" {
  covers = { "UNL-057", "758" },
  you = { base = { "Alpha Wildclaw", "Recruit" } },
  foe = { gear = { "Orb of Regret" }, units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:move({ "Alpha Wildclaw", "Recruit" }, "0")
    t.you:pass()
    t.foe:play("Discipline", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:fight()
    t:next_turn()
    t.foe:use("Orb of Regret")
    t:everyone_passes()

    t:expect_unit("Alpha Wildclaw", { might = 6 })
    t:expect_unit("Recruit", { might = 1 })
  end,
}
