-- OGN-154 Primal Strength.

scenario "Primal Strength is seven Might for the turn" {
  covers = { "OGN-154", "Action", "477.2" },
  you = { hand = { "Primal Strength" }, runes = { body = 5 }, base = { "Recruit" } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Recruit", "0")
    t.you:play("Primal Strength", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 8 })
    t:fight()
    t:expect { you = { points = 1 } }
    t:next_turn()

    t:expect_unit("Recruit", { might = 1 })
  end,
}
