scenario "On Gearhead each Equipment counts double" {
  covers = { "SFD-068", "150.2", "477.3" },
  you = {
    base = {
      { "Gearhead", attached = { "Doran's Blade", "Long Sword" } },
      { "Recruit", attached = { "Doran's Blade" } },
    },
  },

  run = function(t)
    t:expect_unit("Gearhead", { might = 11 })
    t:expect_unit("Recruit", { might = 3 })
  end,
}

scenario "What an Equipment says is not doubled, its bonus is" {
  covers = { "SFD-068", "SFD-042", "150.2" },
  you = { base = { "Gearhead", "Brutalizer" }, runes = { calm = 1 } },

  run = function(t)
    t.you:use("Brutalizer", { target = "Gearhead" })
    t:everyone_passes()

    t:expect_unit("Gearhead", { might = 7 })
  end,
}

scenario "Gearhead accelerates" {
  covers = { "SFD-068", "805" },
  you = { hand = { "Gearhead" }, runes = { mind = 6 } },

  run = function(t)
    t.you:play("Gearhead", { additional = true })

    t:expect_unit("Gearhead", { ready = true, might = 3 })
  end,
}
