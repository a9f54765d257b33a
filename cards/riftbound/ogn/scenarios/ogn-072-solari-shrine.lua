-- OGN-072 Solari Shrine.

scenario "A stunned enemy that you kill is worth a card" {
  covers = { "OGN-072", "428.5.c", "383.3.b" },
  you = { gear = { "Solari Shrine" }, hand = { "Falling Comet" }, runes = { mind = 5 }, deck = { "Cleave" } },
  foe = { units = { ["0"] = { { "Shipyard Skulker", stunned = true } } } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Shipyard Skulker" })
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave" } } }
    t:expect_unit("Solari Shrine", { exhausted = true })
  end,
}

scenario "The Shrine may stay ready" {
  covers = { "OGN-072", "383.3.a" },
  you = { gear = { "Solari Shrine" }, hand = { "Falling Comet" }, runes = { mind = 5 }, deck = { "Cleave" } },
  foe = { units = { ["0"] = { { "Shipyard Skulker", stunned = true } } } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Shipyard Skulker" })
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect { you = { hand = {} } }
    t:expect_unit("Solari Shrine", { ready = true })
  end,
}

scenario "An enemy that is not stunned, and a stunned friend, are no victims for the Shrine" {
  covers = { "OGN-072" },
  you = {
    gear = { "Solari Shrine" },
    hand = { "Singularity" },
    runes = { mind = 8 },
    base = { { "Recruit", stunned = true } },
  },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Singularity", { target = { "Recruit", "Shipyard Skulker" } })
    t:everyone_passes()

    t:expect { chain = {}, you = { hand = {} }, foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "What the own units kill in combat you kill" {
  covers = { "OGN-072", "428.5.c.2" },
  you = { gear = { "Solari Shrine" }, base = { "Mega-Mech" }, deck = { "Cleave" } },
  foe = { units = { ["0"] = { { "Shipyard Skulker", stunned = true } } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:answers { you = { { may = true } } }
    t:fight()

    t:expect { you = { hand = { "Cleave" }, points = 1 } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "A stunned enemy whom the foe kills is no victim of yours" {
  covers = { "OGN-072", "428.5" },
  you = { gear = { "Solari Shrine" }, deck = { "Cleave" } },
  foe = {
    units = { ["0"] = { { "Shipyard Skulker", stunned = true } } },
    hand = { "Falling Comet" },
    runes = { mind = 5 },
  },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { chain = {}, you = { hand = {} }, foe = { trash = { "Shipyard Skulker", "Falling Comet" } } }
  end,
}

scenario "Two who die at once exhaust one Shrine for one card" {
  covers = { "OGN-072", "383.3.b", "203.3" },
  you = { gear = { "Solari Shrine" }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { { "Recruit", stunned = true }, { "Recruit", stunned = true } } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:answers { you = { { may = true } } }
    t:fight()

    t:expect { you = { hand_size = 1 } }
    t:expect_unit("Solari Shrine", { exhausted = true })
  end,
}
