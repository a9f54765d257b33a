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
