-- UNL-113 Master Yi, Tempered.

scenario "With six experience Master Yi has Deflect and Ganking" {
  covers = { "UNL-113", "824", "809", "810" },
  you = { units = { ["0"] = { "Master Yi, Tempered" } }, xp = 6 },

  run = function(t)
    t:expect_unit("Master Yi, Tempered", { might = 4, keywords = { "Hunt 2", "Level 6", "Deflect", "Ganking" } })
    t.you:move("Master Yi, Tempered", "1")
    t:fight()
    t:everyone_passes()

    t:expect { you = { xp = 8, units = { ["1"] = { "Master Yi, Tempered" } } } }
  end,
}

scenario "With five experience Master Yi has neither" {
  covers = { "UNL-113", "824" },
  you = { units = { ["0"] = { "Master Yi, Tempered" } }, xp = 5 },

  run = function(t)
    t:expect_unit("Master Yi, Tempered", { no_keywords = { "Deflect", "Ganking" } })
    t.you:refused("move", "Master Yi, Tempered", "1", "144.4")
  end,
}
