-- VEN-026 Field Musicians.

scenario "The Musicians give a unit three Might for the turn" {
  covers = { "VEN-026", "383.4.a", "477.3" },
  you = { hand = { "Field Musicians" }, base = { "Recruit" }, runes = { calm = 4 } },

  run = function(t)
    t.you:play("Field Musicians", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 4 })
    t:expect_unit("Field Musicians", { might = 3 })
    t:next_turn()

    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Alone, the Musicians play for themselves" {
  covers = { "VEN-026", "355.10" },
  you = { hand = { "Field Musicians" }, runes = { calm = 4 } },

  run = function(t)
    t.you:play("Field Musicians")
    t:everyone_passes()

    t:expect_unit("Field Musicians", { might = 6 })
  end,
}
