-- OGN-290 The Arena's Greatest: a point for each player as their first turn begins.

scenario "The Arena's Greatest gives each player a point in their first Beginning Phase, never again" {
  covers = { "OGN-290", "190.6.b", "315.2" },
  phase = "awaken",
  turn = 1,
  battlefields = { "The Arena's Greatest" },

  run = function(t)
    t:everyone_passes()
    t:expect { phase = "main", you = { points = 1 }, foe = { points = 0 } }
    t:next_turn()
    t:expect { turn = 2, you = { points = 1 }, foe = { points = 1 } }
    t:next_turn()

    t:expect { turn = 3, you = { points = 1 }, foe = { points = 1 } }
  end,
}

scenario "The Arena's Greatest gives the point to whose turn it is, not to its controller" {
  covers = { "OGN-290", "190.6" },
  phase = "awaken",
  turn = 2,
  turn_player = "foe",
  you = { units = { ["The Arena's Greatest"] = { "Recruit" } } },

  run = function(t)
    t:everyone_passes()

    t:expect { phase = "main", you = { points = 0 }, foe = { points = 1 } }
  end,
}

scenario "In a game of three every player gains the point of The Arena's Greatest in turn" {
  covers = { "OGN-290", "190.6.b" },
  battlefields = { "The Arena's Greatest", "Obelisk of Power", "Void Gate" },
  phase = "awaken",
  turn = 1,
  you = {},
  foe = {},
  foe2 = {},

  run = function(t)
    t:everyone_passes()
    t:expect { you = { points = 1 }, foe = { points = 0 } }
    t:next_turn()
    t:expect { you = { points = 1 }, foe = { points = 1 }, foe2 = { points = 0 } }
    t:next_turn()
    t:next_turn()

    t:expect { you = { points = 1 }, foe = { points = 1 }, foe2 = { points = 1 } }
  end,
}
