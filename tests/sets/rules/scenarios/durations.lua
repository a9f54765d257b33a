-- What lasts until a player's next turn, or a part of it.

scenario "Until your next turn lasts through the turns between" {
  covers = { "RUL-102", "317.2" },
  you = { hand = { "Long Shadow" }, runes = { mind = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Long Shadow", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 6 })
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 6 })
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Until your next Beginning Phase lasts through your Awaken Phase" {
  covers = { "RUL-103", "315.2" },
  you = { hand = { "Short Dusk" }, base = { { "Recruit", exhausted = true } }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Short Dusk", { target = "Recruit" })
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t:expect_unit("Recruit", { exhausted = true })
    t:next_turn()
    t:next_turn()
    t:expect_unit("Recruit", { exhausted = false })
  end,
}
