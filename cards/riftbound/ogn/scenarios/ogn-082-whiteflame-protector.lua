-- OGN-082 Whiteflame Protector.

scenario "The Protector gives eight Might for the turn, to itself as well" {
  covers = { "OGN-082", "383.4.a", "477.2" },
  you = { hand = { "Whiteflame Protector" }, runes = { calm = 10 }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Whiteflame Protector", { target = "?" })
    t.you:offers("target", "Whiteflame Protector")
    t.you:answer("Recruit")
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 9 })
    t:next_turn()

    t:expect_unit("Recruit", { might = 1 })
  end,
}
