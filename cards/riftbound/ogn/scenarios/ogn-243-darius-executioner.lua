-- OGN-243 Darius, Executioner.

scenario "After another card Darius readies himself" {
  covers = { "OGN-243", "Legion" },
  you = { hand = { "Daring Poro", "Darius, Executioner" }, runes = { order = 8 } },

  run = function(t)
    t.you:play("Daring Poro", { to = "base" })
    t.you:play("Darius, Executioner", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Darius, Executioner", { ready = true, might = 6 })
    t:expect_unit("Daring Poro", { might = 3 })
  end,
}

scenario "As the first card of the turn Darius stays exhausted, and elsewhere nobody gains" {
  covers = { "OGN-243", "Legion" },
  you = {
    hand = { "Darius, Executioner" },
    runes = { order = 8 },
    units = { ["0"] = { "Daring Poro" } },
  },
  foe = { base = { "Petty Officer" } },

  run = function(t)
    t.you:play("Darius, Executioner", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Darius, Executioner", { exhausted = true, might = 6 })
    t:expect_unit("Daring Poro", { might = 2 })
    t:expect_unit("Petty Officer", { might = 5 })
  end,
}
