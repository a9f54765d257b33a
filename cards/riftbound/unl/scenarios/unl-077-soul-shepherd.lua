-- UNL-077 Soul Shepherd.

scenario "The Shepherd strengthens your token units, wherever they are, and no others" {
  covers = { "UNL-077", "185", "477.3" },
  you = { base = { "Soul Shepherd", "Recruit", "Pouty Poro" }, units = { ["0"] = { "Sprite" } } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t:expect_unit("you's Recruit", { might = 2 })
    t:expect_unit("Sprite", { might = 4 })
    t:expect_unit("foe's Recruit", { might = 1 })
    t:expect_unit("Pouty Poro", { might = 2 })
    t:expect_unit("Soul Shepherd", { might = 3 })
  end,
}
