-- UNL-150 Vex, Apathetic.

scenario "What an opponent plays while Vex stands at a battlefield is stunned and stays where it is" {
  covers = { "UNL-150", "423", "054.1" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Vex, Apathetic" } } },
  foe = { hand = { "Magma Wurm", "Shipyard Skulker" }, base = { "Magma Wurm", "Recruit" }, resources = { energy = 3 } },

  run = function(t)
    t.foe:play("Shipyard Skulker")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { stunned = true, ready = true })
    t:expect_unit("Recruit", { stunned = false })
    t.foe:refused("move", "Shipyard Skulker", "1")
    t.foe:move("Recruit", "1")
  end,
}

scenario "In the next turn it moves again" {
  covers = { "UNL-150" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Vex, Apathetic" } } },
  foe = { hand = { "Shipyard Skulker" }, resources = { energy = 3 } },

  run = function(t)
    t.foe:play("Shipyard Skulker")
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t.foe:move("Shipyard Skulker", "1")

    t:expect_unit("Shipyard Skulker", { at = "1" })
  end,
}

scenario "Others than its player may move the stunned unit" {
  covers = { "UNL-150" },
  you = { units = { ["0"] = { "Vex, Apathetic" } }, hand = { "Charm" }, base = { "Recruit" }, resources = { energy = 1, calm = 1 } },
  foe = { hand = { "Rengar, Trophy Hunter" }, resources = { energy = 5, body = 1 } },

  run = function(t)
    t.you:move("Recruit", "1")
    t.you:pass()
    t.foe:play("Rengar, Trophy Hunter", { to = "1" })
    t:everyone_passes()
    t:expect_unit("Rengar, Trophy Hunter", { stunned = true })
    t:fight()
    t.you:play("Charm", { target = "Rengar, Trophy Hunter", to = "foe's base" })
    t:everyone_passes()

    t:expect_unit("Rengar, Trophy Hunter", { at = "foe's base" })
  end,
}

scenario "In base Vex lets everyone come, and your own units anyhow" {
  covers = { "UNL-150" },
  you = { units = { ["0"] = { "Vex, Apathetic" } }, hand = { "Shipyard Skulker" }, resources = { energy = 3 } },

  run = function(t)
    t.you:play("Shipyard Skulker", { to = "base" })

    t:expect { chain = {} }
    t:expect_unit("Shipyard Skulker", { stunned = false })
  end,
}

scenario "While Vex is in base nobody is stunned" {
  covers = { "UNL-150" },
  turn_player = "foe",
  you = { base = { "Vex, Apathetic" } },
  foe = { hand = { "Shipyard Skulker" }, resources = { energy = 3 } },

  run = function(t)
    t.foe:play("Shipyard Skulker")

    t:expect { chain = {} }
    t:expect_unit("Shipyard Skulker", { stunned = false })
  end,
}

scenario "Who takes the stunned unit over may move it" {
  covers = { "UNL-150", "191" },
  you = {
    units = { ["0"] = { "Vex, Apathetic" } }, hand = { "Conscription", "Ride the Wind" }, base = { "Recruit" },
    resources = { energy = 8, chaos = 6 }, xp = 5,
  },
  foe = { hand = { "Rengar, Trophy Hunter" }, resources = { energy = 5, body = 1 } },

  run = function(t)
    t.you:move("Recruit", "1")
    t.you:pass()
    t.foe:play("Rengar, Trophy Hunter", { to = "1" })
    t:everyone_passes()
    t:expect_unit("Rengar, Trophy Hunter", { stunned = true })
    t:fight()
    t.you:play("Conscription")
    t:everyone_passes()
    t:expect_unit("Rengar, Trophy Hunter", { at = "your base", controller = "you" })
    t.you:play("Ride the Wind", { target = "Rengar, Trophy Hunter", to = "1" })
    t:everyone_passes()

    t:expect_unit("Rengar, Trophy Hunter", { at = "1" })
  end,
}
