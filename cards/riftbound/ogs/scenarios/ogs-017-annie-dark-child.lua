-- OGS-017 Annie, Dark Child: as your turn ends, up to two runes become ready.

scenario "Annie, Dark Child readies two runes at the end of her player's turn" {
  covers = { "OGS-017", "317.1", "383" },
  you = { legend = { "Annie, Dark Child" }, runes = { fury = { exhausted = 3 } } },

  run = function(t)
    t.you:end_turn()
    t.you:answer { "Fury Rune#1", "Fury Rune#2" }
    t:everyone_passes()

    t:expect { turn_player = "foe", you = { runes_ready = 2, runes_exhausted = 1 } }
  end,
}

scenario "Annie, Dark Child may ready fewer runes" {
  covers = { "OGS-017", "355.13" },
  you = { legend = { "Annie, Dark Child" }, runes = { fury = { exhausted = 3 } } },

  run = function(t)
    t.you:end_turn()
    t.you:answer("none")
    t:everyone_passes()

    t:expect { turn_player = "foe", you = { runes_ready = 0 } }
  end,
}

scenario "Annie, Dark Child does nothing as the other's turn ends" {
  covers = { "OGS-017" },
  turn_player = "foe",
  you = { legend = { "Annie, Dark Child" }, runes = { fury = { exhausted = 3 } } },

  run = function(t)
    t.foe:end_turn()

    t:expect { turn_player = "you", phase = "main" }
  end,
}

scenario "Annie, Dark Child readies two runes at most, turn after turn" {
  covers = { "OGS-017", "355.13" },
  you = { legend = { "Annie, Dark Child" }, runes = { fury = { exhausted = 3 } } },

  run = function(t)
    t:answers { you = { { target = { { "Fury Rune#1", "Fury Rune#2" }, { "Fury Rune#3" } } } } }
    t.you:end_turn()
    t:everyone_passes()
    t:expect { turn_player = "foe", you = { runes_ready = 2 } }
    t:next_turn()
    t:next_turn()

    t:expect { turn_player = "foe", you = { runes_ready = 5 } }
  end,
}
