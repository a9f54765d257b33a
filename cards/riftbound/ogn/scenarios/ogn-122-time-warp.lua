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
