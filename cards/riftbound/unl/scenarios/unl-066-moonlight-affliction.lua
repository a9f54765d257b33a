-- UNL-066 Moonlight Affliction.

scenario "Moonlight Affliction takes ten Might for the turn; a unit without Might does not die of that" {
  covers = { "UNL-066", "477.3", "143.2", "Reaction" },
  you = { hand = { "Moonlight Affliction", "Discipline" }, runes = { mind = 7, calm = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Moonlight Affliction", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 0 })
    t.you:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 0 })
    t:next_turn()

    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "A Drake keeps nothing of its ten Might but what it is given" {
  covers = { "UNL-066", "477.3" },
  you = { hand = { "Moonlight Affliction", "Discipline" }, runes = { mind = 7, calm = 2 } },
  foe = { base = { "Mountain Drake" } },

  run = function(t)
    t.you:play("Moonlight Affliction", { target = "Mountain Drake" })
    t:everyone_passes()
    t:expect_unit("Mountain Drake", { might = 0 })
    t.you:play("Discipline", { target = "Mountain Drake" })
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { might = 2 })
  end,
}
