-- OGN-284 Obelisk of Power: a rune more as each player's first turn begins.

scenario "Obelisk of Power channels a rune for each player in their first Beginning Phase" {
  covers = { "OGN-284", "190.6.b", "430" },
  phase = "awaken",
  turn = 1,
  battlefields = { "Obelisk of Power" },

  run = function(t)
    t:everyone_passes()
    t:expect { phase = "main", you = { runes_ready = 3 }, foe = { runes = 0 } }
    t:next_turn()
    t:expect { turn_player = "foe", foe = { runes_ready = 4 }, you = { runes = 3 } }
    t:next_turn()

    t:expect { turn_player = "you", you = { runes = 5 } }
  end,
}

scenario "Obelisk of Power gives the rune to whose turn it is, not to its controller" {
  covers = { "OGN-284", "190.6" },
  phase = "awaken",
  turn = 2,
  turn_player = "foe",
  you = { units = { ["Obelisk of Power"] = { "Recruit" } } },

  run = function(t)
    t:everyone_passes()

    t:expect { phase = "main", you = { runes = 0 }, foe = { runes = 4 } }
  end,
}
