-- UNL-046 Friendship.

scenario "With all four kinds of animals Friendship is worth four Might" {
  covers = { "UNL-046", "477.3" },
  you = {
    hand = { "Friendship" },
    runes = { calm = 1 },
    base = { "Zephyr Sage", "Pakaa Cub", "Recruit" },
    units = { ["0"] = { "Cemetery Attendant", "Pouty Poro" } },
  },

  run = function(t)
    t.you:play("Friendship", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 5 })
    t:next_turn()

    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Two Poros are one kind, and the foe's Cat is none" {
  covers = { "UNL-046" },
  you = { hand = { "Friendship" }, runes = { calm = 1 }, base = { "Pouty Poro", "Daring Poro" } },
  foe = { base = { "Pakaa Cub", "Cemetery Attendant", "Zephyr Sage", "Recruit" } },

  run = function(t)
    t.you:play("Friendship", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2 })
  end,
}

scenario "The foe's Poro alone is worth nothing" {
  covers = { "UNL-046" },
  you = { hand = { "Friendship" }, runes = { calm = 1 }, base = { "Recruit" } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Friendship", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 1 })
  end,
}
