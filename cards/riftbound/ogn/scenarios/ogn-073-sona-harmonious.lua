-- OGN-073 Sona, Harmonious.

scenario "At the end of your turn Sona readies four runes" {
  covers = { "OGN-073", "383.2.a.1", "355.13" },
  you = { units = { ["0"] = { "Sona, Harmonious" } }, runes = { calm = { exhausted = 5 } } },

  run = function(t)
    t.you:end_turn()
    t:expect { asked = "you", question = "target" }
    t.you:answer { "Calm Rune#1", "Calm Rune#2", "Calm Rune#3", "Calm Rune#4" }
    t:everyone_passes()

    t:expect { you = { runes_ready = 4, runes_exhausted = 1 }, turn_player = "foe" }
  end,
}

scenario "In her base Sona readies nothing" {
  covers = { "OGN-073", "383.2.a" },
  you = { base = { "Sona, Harmonious" }, runes = { calm = { exhausted = 5 } } },

  run = function(t)
    t:next_turn()

    t:expect { you = { runes_exhausted = 5 } }
  end,
}

scenario "At the end of the foe's turn Sona is silent" {
  covers = { "OGN-073", "383" },
  you = { units = { ["0"] = { "Sona, Harmonious" } }, runes = { calm = { exhausted = 5 } } },
  turn_player = "foe",
  phase = "main",

  run = function(t)
    t.foe:end_turn()

    t:expect { turn_player = "you", question = "act", asked = "you" }
  end,
}

scenario "Two Sonas ready eight runes" {
  covers = { "OGN-073", "317.1" },
  you = { units = { ["0"] = { "Sona, Harmonious", "Sona, Harmonious" } }, runes = { fury = { exhausted = 9 } } },

  run = function(t)
    t:answers { you = {
      { target = { "Fury Rune", "Fury Rune#2", "Fury Rune#3", "Fury Rune#4" } },
      { target = { "Fury Rune#5", "Fury Rune#6", "Fury Rune#7", "Fury Rune#8" } },
    } }
    t:next_turn()

    t:expect { you = { runes_ready = 8 } }
  end,
}

scenario "A teammate's runes are friendly to Sona" {
  covers = { "OGN-073", "489.8.e" },
  you = { units = { ["0"] = { "Sona, Harmonious" } } },
  mate = { runes = { fury = { exhausted = 2 } } },

  run = function(t)
    t:answers { you = { { target = { "Fury Rune", "Fury Rune#2" } } } }
    t:next_turn()

    t:expect { mate = { runes_ready = 2 } }
  end,
}
