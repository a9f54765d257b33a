-- OGN-122 Time Warp.

scenario "Time Warp is one more turn, once" {
  covers = { "OGN-122", "735", "427" },
  you = { hand = { "Time Warp" }, runes = { mind = 10 } },

  run = function(t)
    t.you:play("Time Warp")
    t:everyone_passes()
    t:expect { you = { banished = { "Time Warp" }, trash = {} } }
    t:next_turn()
    t:expect { turn_player = "you", turn = 4 }
    t:next_turn()

    t:expect { turn_player = "foe", turn = 5 }
  end,
}

scenario "A countered Time Warp is not banished, and gives no turn" {
  covers = { "OGN-122", "425" },
  you = { hand = { "Time Warp" }, runes = { mind = 10 } },
  foe = { hand = { "Wind Wall" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Time Warp")
    t.you:pass()
    t.foe:play("Wind Wall", { target = "Time Warp" })
    t:everyone_passes()
    t:expect { you = { trash = { "Time Warp" }, banished = {} } }
    t:next_turn()

    t:expect { turn_player = "foe" }
  end,
}

scenario "Two Time Warps are two more turns" {
  covers = { "OGN-122", "735", "738" },
  you = { hand = { "Time Warp", "Time Warp" }, resources = { energy = 20, mind = 8 } },

  run = function(t)
    t.you:play("Time Warp")
    t:everyone_passes()
    t.you:play("Time Warp")
    t:everyone_passes()
    t:expect { you = { banished = { "Time Warp", "Time Warp" }, trash = {} } }
    t:next_turn()
    t:expect { turn_player = "you" }
    t:next_turn()
    t:expect { turn_player = "you" }
    t:next_turn()

    t:expect { turn_player = "foe" }
  end,
}

scenario "Who has taken a Time Warp has the turn; the card is banished to its owner's" {
  covers = { "OGN-122", "OGN-080", "056" },
  you = { hand = { "Time Warp" }, resources = { energy = 10, mind = 4 } },
  foe = { hand = { "Mystic Reversal" }, resources = { energy = 4, calm = 3 } },

  run = function(t)
    t.you:play("Time Warp")
    t.you:pass()
    t.foe:play("Mystic Reversal", { target = "Time Warp" })
    t:everyone_passes()
    t:expect { you = { banished = { "Time Warp" } } }
    t:next_turn()
    t:expect { turn_player = "foe" }
    t:next_turn()

    t:expect { turn_player = "foe" }
  end,
}

scenario "In a team the turn is yours, not your teammate's" {
  covers = { "OGN-122", "735", "489.5" },
  you = { hand = { "Time Warp" }, resources = { energy = 10, mind = 4 } },
  foe = {},
  mate = {},
  foe2 = {},

  run = function(t)
    t.you:play("Time Warp")
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "you" }
    t:next_turn()

    t:expect { turn_player = "foe" }
  end,
}
