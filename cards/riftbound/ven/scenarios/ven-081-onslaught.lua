-- VEN-081 Onslaught.

scenario "Six Might for the turn, and again for four Energy from the trash" {
  covers = { "VEN-081", "Flow", "829", "477.3" },
  you = { hand = { "Onslaught" }, base = { "Recruit" }, resources = { energy = 8 } },

  run = function(t)
    t.you:play("Onslaught", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 7 })
    t.you:play("Onslaught", { from = "trash", target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 13 })
    t:expect { you = { trash = {}, banished = { "Onslaught" }, resources = { energy = 0 } } }
    t:next_turn()

    t:expect_unit("Recruit", { might = 1 })
  end,
}
