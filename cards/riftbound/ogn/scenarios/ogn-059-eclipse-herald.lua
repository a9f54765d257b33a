-- OGN-059 Eclipse Herald.

scenario "Each stun of an enemy readies the Herald and makes it grow" {
  covers = { "OGN-059", "411.4" },
  you = { hand = { "Rune Prison" }, runes = { calm = 3 }, base = { { "Eclipse Herald", exhausted = true } } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Rune Prison", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Eclipse Herald", { ready = true, might = 8 })
    t:next_turn()

    t:expect_unit("Eclipse Herald", { might = 7 })
  end,
}

scenario "Who is stunned already is not stunned again" {
  covers = { "OGN-059", "423" },
  you = { hand = { "Rune Prison" }, runes = { calm = 3 }, base = { { "Eclipse Herald", exhausted = true } } },
  foe = { base = { { "Mega-Mech", stunned = true } } },

  run = function(t)
    t.you:play("Rune Prison", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Eclipse Herald", { exhausted = true, might = 7 })
  end,
}

scenario "A stunned friend does not move the Herald" {
  covers = { "OGN-059", "411.4" },
  you = { hand = { "Rune Prison" }, runes = { calm = 3 }, base = { { "Eclipse Herald", exhausted = true }, "Recruit" } },

  run = function(t)
    t.you:play("Rune Prison", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { stunned = true })
    t:expect_unit("Eclipse Herald", { exhausted = true, might = 7 })
  end,
}

scenario "An enemy whom its own side stuns does not move the Herald" {
  covers = { "OGN-059", "411.4" },
  you = { base = { { "Eclipse Herald", exhausted = true } } },
  foe = { base = { "Recruit" }, hand = { "Rune Prison" }, runes = { calm = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Rune Prison", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { stunned = true })
    t:expect_unit("Eclipse Herald", { exhausted = true, might = 7 })
  end,
}

scenario "One stun moves two Heralds" {
  covers = { "OGN-059", "423" },
  you = { base = { { "Eclipse Herald", exhausted = true }, { "Eclipse Herald", exhausted = true } }, hand = { "Rune Prison" }, runes = { calm = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Rune Prison", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Eclipse Herald", { might = 8, ready = true })
    t:expect_unit("Eclipse Herald#2", { might = 8, ready = true })
  end,
}
