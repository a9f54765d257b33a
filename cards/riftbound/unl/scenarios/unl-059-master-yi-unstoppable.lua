-- UNL-059 Master Yi, Unstoppable.

scenario "Below three experience Master Yi costs twelve and three" {
  covers = { "UNL-059", "Level" },
  you = { hand = { "Master Yi, Unstoppable" }, resources = { energy = 11, calm = 3 }, xp = 2 },

  run = function(t)
    t.you:refused("play", "Master Yi, Unstoppable", "357.1")
  end,
}

scenario "At three experience Master Yi costs ten and two" {
  covers = { "UNL-059", "Level", "824", "356.4" },
  you = { hand = { "Master Yi, Unstoppable" }, resources = { energy = 10, calm = 2 }, xp = 3 },

  run = function(t)
    t.you:play("Master Yi, Unstoppable")

    t:expect { you = { base = { "Master Yi, Unstoppable" }, resources = { energy = 0, calm = 0 } } }
  end,
}

scenario "At six experience he costs eight and one, less only with more" {
  covers = { "UNL-059", "Level", "356.4" },
  you = { hand = { "Master Yi, Unstoppable" }, resources = { energy = 9, calm = 2 }, xp = 6 },

  run = function(t)
    t.you:play("Master Yi, Unstoppable")

    t:expect { you = { resources = { energy = 1, calm = 1 } } }
  end,
}

scenario "At ten experience he still costs eight and one" {
  covers = { "UNL-059", "Level" },
  you = { hand = { "Master Yi, Unstoppable" }, resources = { energy = 8 }, xp = 10 },

  run = function(t)
    t.you:refused("play", "Master Yi, Unstoppable", "357.1")
  end,
}

scenario "At eleven experience Master Yi costs six" {
  covers = { "UNL-059", "Level", "356.4" },
  you = { hand = { "Master Yi, Unstoppable" }, resources = { energy = 7 }, xp = 11 },

  run = function(t)
    t.you:play("Master Yi, Unstoppable")

    t:expect { you = { resources = { energy = 1 } } }
  end,
}

scenario "At sixteen experience enemy spells and abilities cannot choose Master Yi, yours can" {
  covers = { "UNL-059", "Level", "758" },
  you = { base = { "Master Yi, Unstoppable" }, xp = 16, hand = { "Discipline" }, runes = { calm = 2 } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 }, gear = { "Orb of Regret" } },
  turn_player = "foe",

  run = function(t)
    t.foe:refused("play", "Stupefy", "355.8")
    t.foe:refused("use", "Orb of Regret", "355.8")
    t:next_turn()
    t.you:play("Discipline")
    t:everyone_passes()

    t:expect_unit("Master Yi, Unstoppable", { might = 14 })
  end,
}

scenario "At fifteen experience they can" {
  covers = { "UNL-059", "Level" },
  you = { base = { "Master Yi, Unstoppable" }, xp = 15 },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Stupefy")
    t:everyone_passes()

    t:expect_unit("Master Yi, Unstoppable", { might = 11 })
  end,
}
