-- Might and abilities worked out (rules 473-480).

scenario "A penalty with a minimum is fixed when it is applied, and ends with the turn" {
  covers = { "R157", "477.3.b", "142.4.b" },
  you = { units = { ["Trifarian War Camp"] = { "Recruit" } } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Recruit", { might = 2 })
    t.foe:play("Stupefy", { target = "Recruit" })
    t.foe:pass()
    t.you:pass()
    t:expect_unit("Recruit", { might = 1 })
    t:next_turn()
    t:expect_unit("Recruit", { might = 2 })
  end,
}

scenario "Increases before decreases: the order of play does not matter" {
  covers = { "477.3", "480" },
  you = { base = { "Recruit" }, hand = { "Stupefy", "Discipline" }, runes = { mind = 1, calm = 2 } },

  run = function(t)
    t.you:play("Stupefy", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 1 })
    t.you:play("Discipline", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3 })
  end,
}

scenario "A penalty without room to its minimum is nothing, for good" {
  covers = { "477.3.b", "477.3.e" },
  you = { base = { "Recruit", "Orb of Regret" }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:use("Orb of Regret", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Discipline", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3 })
  end,
}

scenario "What a unit's passive gives ends as its source leaves" {
  covers = { "365.1", "366", "364" },
  you = { units = { ["0"] = { "Garen, Commander", "Recruit" } }, hand = { "Rebuke" }, runes = { chaos = 4 } },

  run = function(t)
    t:expect_unit("Recruit", { might = 2 })
    t.you:play("Rebuke", { target = "Garen, Commander" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Bonus for the turn ends with the turn, a buff stays" {
  covers = { "317.2", "702", "Q92" },
  you = { base = { { "Recruit", buffs = 1 } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Discipline", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 4 })
    t:next_turn()

    t:expect_unit("Recruit", { might = 2 })
  end,
}

scenario "Alone with a buff: while conditions are worked out anew at every change" {
  covers = { "364", "OGN-065" },
  you = { base = { "Wizened Elder" }, legend = "Lee Sin, Blind Monk", runes = { body = 1 } },

  run = function(t)
    t:expect_unit("Wizened Elder", { might = 4 })
    t.you:use("Lee Sin, Blind Monk", { target = "Wizened Elder" })
    t:everyone_passes()

    t:expect_unit("Wizened Elder", { might = 6 })
  end,
}
