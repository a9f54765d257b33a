-- Layers: what hangs on a Might goes with it (476.3).

scenario "A unit printed Mighty loses what it has for being so, when it is so no more" {
  covers = { "LTR-017", "476.3" },
  you = { base = { "Proud Lion" }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t:expect_unit("Proud Lion", { might = 5, keywords = { "Tank" } })
    t.you:play("Stupefy", { target = "Proud Lion" })
    t:everyone_passes()

    t:expect_unit("Proud Lion", { might = 4, no_keywords = { "Tank" } })
    t:next_turn()
    t:expect_unit("Proud Lion", { might = 5, keywords = { "Tank" } })
  end,
}
