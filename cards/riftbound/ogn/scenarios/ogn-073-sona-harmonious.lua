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
