-- UNL-075 Gustwalker.

scenario "At three experience Gustwalker goes from battlefield to battlefield with four Might" {
  covers = { "UNL-075", "Level", "824", "Ganking" },
  you = { units = { ["0"] = { "Gustwalker" } }, xp = 3 },

  run = function(t)
    t:expect_unit("Gustwalker", { might = 4 })
    t.you:move("Gustwalker", "1")
    t:fight()
    t:everyone_passes()

    t:expect { you = { xp = 5, units = { ["1"] = { "Gustwalker" } } } }
  end,
}

scenario "Below three experience Gustwalker stays at its battlefield" {
  covers = { "UNL-075", "Level", "144.4" },
  you = { units = { ["0"] = { "Gustwalker" } }, xp = 2 },

  run = function(t)
    t:expect_unit("Gustwalker", { might = 3 })
    t.you:refused("move", "Gustwalker", "1", "144.4")
  end,
}
