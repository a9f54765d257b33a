-- UNL-031 Combat Experience.

scenario "Below six experience the Combat Experience is worth one Might" {
  covers = { "UNL-031", "Level", "477.3" },
  you = { hand = { "Combat Experience" }, runes = { calm = 1 }, base = { "Recruit" }, xp = 5 },
  foe = { xp = 6 },

  run = function(t)
    t.you:play("Combat Experience", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 2 })
    t:next_turn()

    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "At six experience it is worth three, not four" {
  covers = { "UNL-031", "Level", "824" },
  you = { hand = { "Combat Experience" }, runes = { calm = 1 }, base = { "Recruit" }, xp = 6 },

  run = function(t)
    t.you:play("Combat Experience", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 4 })
    t:next_turn()

    t:expect_unit("Recruit", { might = 1 })
  end,
}
