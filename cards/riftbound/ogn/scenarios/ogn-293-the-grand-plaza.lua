-- OGN-293 The Grand Plaza: hold it with seven units and win.

scenario "Holding The Grand Plaza with seven units wins the game" {
  covers = { "OGN-293", "195", "383.4.d" },
  phase = "awaken",
  you = {
    units = { ["The Grand Plaza"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" } },
  },
  ends = "effect",

  run = function(t)
    t:everyone_passes()

    t:expect { over = true, winner = "you", you = { points = 1 } }
  end,
}

scenario "Six units at The Grand Plaza and a seventh in base win nothing" {
  covers = { "OGN-293", "383.2.a" },
  phase = "awaken",
  you = {
    units = { ["The Grand Plaza"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" } },
    base = { "Recruit" },
  },

  run = function(t)
    t:everyone_passes()

    t:expect { over = false, phase = "main", you = { points = 1 } }
  end,
}

scenario "Conquering The Grand Plaza with seven units wins nothing" {
  covers = { "OGN-293", "383.4.d" },
  battlefields = { "The Grand Plaza" },
  you = { base = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" } },

  run = function(t)
    t.you:move({ "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" }, "The Grand Plaza")
    t:fight()

    t:expect { over = false, you = { points = 1 } }
  end,
}

scenario "The seventh unit counts when The Grand Plaza is held: removing it in response is too late" {
  covers = { "OGN-293", "383.2.a" },
  phase = "awaken",
  you = {
    units = { ["The Grand Plaza"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" } },
  },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },
  ends = "effect",

  run = function(t)
    t.you:pass()
    t.foe:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { over = true, winner = "you" }
  end,
}

scenario "Seven units holding another battlefield win nothing through The Grand Plaza" {
  covers = { "OGN-293", "383.2.a" },
  phase = "awaken",
  you = { units = { ["Void Gate"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" } } },
  battlefields = { "The Grand Plaza" },

  run = function(t)
    t:everyone_passes()

    t:expect { over = false, you = { points = 1 } }
  end,
}

scenario "In a game of three The Grand Plaza wins for its holder, tokens counted" {
  covers = { "OGN-293", "195" },
  phase = "awaken",
  turn_player = "foe",
  battlefields = { "The Grand Plaza", "Void Gate", "Zaun Warrens" },
  you = {},
  foe = { units = { ["The Grand Plaza"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Mega-Mech" } } },
  foe2 = {},
  ends = "effect",

  run = function(t)
    t:everyone_passes()

    t:expect { over = true, winner = "foe", reason = "effect" }
  end,
}

scenario "A Temporary seventh unit is dead before The Grand Plaza is held" {
  covers = { "OGN-293", "Temporary", "816.1.b" },
  phase = "awaken",
  you = { units = { ["The Grand Plaza"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Sprite" } } },

  run = function(t)
    t:everyone_passes()

    t:expect { over = false, winner = false, you = { points = 1 } }
  end,
}

scenario "A facedown unit is no seventh unit at The Grand Plaza" {
  covers = { "OGN-293", "129.4" },
  phase = "awaken",
  you = {
    facedown = { ["The Grand Plaza"] = { "Teemo, Scout" } },
    units = { ["The Grand Plaza"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" } },
  },

  run = function(t)
    t:everyone_passes()

    t:expect { over = false }
  end,
}
