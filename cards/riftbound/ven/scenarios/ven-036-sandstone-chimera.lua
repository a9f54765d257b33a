-- VEN-036 Sandstone Chimera.

scenario "With the Chimera at a battlefield each player channels one rune" {
  covers = { "VEN-036", "315.3" },
  you = { units = { ["0"] = { "Sandstone Chimera" } }, rune_deck = { calm = 4 } },
  foe = { rune_deck = { fury = 4 } },

  run = function(t)
    t:next_turn()
    t:expect { foe = { runes = 1, rune_deck_size = 3 } }
    t:next_turn()

    t:expect { you = { runes = 1, rune_deck_size = 3 } }
  end,
}

scenario "In base the Chimera lets two runes come" {
  covers = { "VEN-036", "364" },
  you = { base = { "Sandstone Chimera" } },

  run = function(t)
    t:next_turn()
    t:expect { foe = { runes = 2 } }
    t:next_turn()

    t:expect { you = { runes = 2 } }
  end,
}

scenario "Two Chimeras leave one rune" {
  covers = { "VEN-036", "370.2", "315.3" },
  you = { units = { ["0"] = { "Sandstone Chimera", "Sandstone Chimera" } } },

  run = function(t)
    t:next_turn()

    t:expect { foe = { runes = 1 } }
  end,
}

scenario "Runes of an effect come all, in spite of the Chimera" {
  covers = { "VEN-036", "430" },
  you = { units = { ["0"] = { "Sandstone Chimera", { "Baccai Witherclaw", empowered = true } } }, hand = { "Vengeance" }, runes = { order = 6 } },

  run = function(t)
    t.you:play("Vengeance", { target = "Baccai Witherclaw" })
    t:everyone_passes()

    t:expect { you = { runes = 6, runes_exhausted = 4 } }
  end,
}
