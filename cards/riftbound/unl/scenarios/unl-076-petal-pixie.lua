-- UNL-076 Petal Pixie.

scenario "The Pixie counts the Temporary units at its battlefield" {
  covers = { "UNL-076", "Temporary", "477.3" },
  you = {
    units = { ["0"] = { "Petal Pixie", "Sprite", "Sprite", "Recruit" }, ["1"] = { "Sprite" } },
    base = { "Sprite" },
  },

  run = function(t)
    t:expect_unit("Petal Pixie", { might = 4 })
  end,
}

scenario "In base, and for the foe's Sprites in the fight, the Pixie has its two Might" {
  covers = { "UNL-076" },
  you = { base = { "Petal Pixie", "Sprite" } },
  foe = { units = { ["0"] = { "Sprite" } } },

  run = function(t)
    t:expect_unit("Petal Pixie", { might = 2 })
    t.you:move("Petal Pixie", "0")

    t:expect_unit("Petal Pixie", { might = 2 })
  end,
}
