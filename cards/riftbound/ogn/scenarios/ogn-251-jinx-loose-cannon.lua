-- OGN-251 Jinx, Loose Cannon: a card at the start of the turn for a hand of one or none.

scenario "With one card in hand Jinx, Loose Cannon draws one more" {
  covers = { "OGN-251", "315.2" },
  phase = "awaken",
  you = { legend = { "Jinx, Loose Cannon" }, hand = { "Mega-Mech" }, deck = { "Tibbers", "Playful Phantom", "Mountain Drake" } },
  foe = { hand = { "Tibbers", "Tibbers" } },

  run = function(t)
    t:everyone_passes()

    t:expect { phase = "main", you = { hand = { "Mega-Mech", "Tibbers", "Playful Phantom" } } }
  end,
}

scenario "With two cards in hand Jinx, Loose Cannon draws nothing" {
  covers = { "OGN-251" },
  phase = "awaken",
  you = { legend = { "Jinx, Loose Cannon" }, hand = { "Mega-Mech", "Mega-Mech" }, deck = { "Tibbers", "Playful Phantom" } },

  run = function(t)
    t:everyone_passes()

    t:expect { phase = "main", you = { hand = { "Mega-Mech", "Mega-Mech", "Tibbers" } } }
  end,
}

scenario "Jinx, Loose Cannon counts the hand when her ability resolves" {
  covers = { "OGN-251", "W19", "383.2.a.1" },
  phase = "awaken",
  you = {
    legend = { "Jinx, Loose Cannon" },
    hand = { "Mega-Mech", "Flash" },
    runes = { chaos = 2 },
    deck = { "Tibbers", "Playful Phantom", "Mountain Drake" },
  },

  run = function(t)
    t:expect { phase = "beginning", chain = { "Jinx, Loose Cannon" } }
    t.you:play("Flash")
    t:everyone_passes()

    t:expect { phase = "main", you = { hand = { "Mega-Mech", "Tibbers", "Playful Phantom" } } }
  end,
}

scenario "Jinx, Loose Cannon does nothing in the other's Beginning Phase" {
  covers = { "OGN-251" },
  phase = "awaken",
  turn_player = "foe",
  you = { legend = { "Jinx, Loose Cannon" } },

  run = function(t)
    t:expect { phase = "main", turn_player = "foe", you = { hand = {} } }
  end,
}
