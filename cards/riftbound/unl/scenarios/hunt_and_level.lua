scenario "Hunt 2 gains two experience for a conquest" {
  covers = { "UNL-075", "823", "728" },
  you = { base = { "Gustwalker" } },

  run = function(t)
    t.you:move("Gustwalker", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { xp = 2, points = 1 }, foe = { xp = 0 } }
  end,
}

scenario "Hunt 2 gains two experience for a hold" {
  covers = { "UNL-075", "823" },
  you = { units = { ["0"] = { "Gustwalker" } }, xp = 2 },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Gustwalker", { might = 3, no_keywords = "Ganking" })
    t.foe:end_turn()
    t:everyone_passes()

    t:expect { you = { xp = 4 } }
    t:expect_unit("Gustwalker", { might = 4, keywords = "Ganking" })
  end,
}

scenario "Hunt counts only for a unit that is there" {
  covers = { "UNL-075", "823" },
  you = { base = { "Gustwalker", "Daring Poro" } },

  run = function(t)
    t.you:move("Daring Poro", "0")
    t:fight()

    t:expect { you = { xp = 0, points = 1 } }
  end,
}

scenario "Level 3 is off below three experience" {
  covers = { "UNL-075", "824", "727" },
  you = { units = { ["0"] = { "Gustwalker" } }, xp = 2 },

  run = function(t)
    t:expect_unit("Gustwalker", { might = 3, no_keywords = "Ganking", keywords = { "Hunt 2", "Level 3" } })
    t.you:refused("move", "Gustwalker", "1", "144.4")
  end,
}

scenario "Level 3 gives a Might and Ganking" {
  covers = { "UNL-075", "824", "810" },
  you = { units = { ["0"] = { "Gustwalker" } }, xp = 3 },

  run = function(t)
    t:expect_unit("Gustwalker", { might = 4, keywords = "Ganking" })
    t.you:move("Gustwalker", "1")
    t:fight()
    t:everyone_passes()

    t:expect { you = { xp = 5, units = { ["1"] = { "Gustwalker" } } } }
  end,
}

scenario "Level asks the experience of its controller alone" {
  covers = { "732", "729", "UNL-075", "824" },
  you = { units = { ["0"] = { "Gustwalker" } } },
  foe = { base = { "Gustwalker" }, xp = 7 },

  run = function(t)
    t:expect_unit("you's Gustwalker", { might = 3 })
    t:expect_unit("foe's Gustwalker", { might = 4 })
  end,
}
