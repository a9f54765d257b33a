-- OGN-115 Promising Future.

scenario "Everyone banishes one of five, and all play them, the next player first" {
  covers = { "OGN-115", "303", "419.3" },
  you = {
    hand = { "Promising Future" },
    runes = { mind = 6 },
    deck = { "Mega-Mech", "Cleave", "Gust", "Stupefy", "Charm", "Discipline" },
  },
  foe = { deck = { "Playful Phantom", "Cleave", "Gust", "Stupefy", "Charm", "Meditation" } },

  run = function(t)
    t.you:play("Promising Future")
    t:answers { you = { { pick = "Mega-Mech" } }, foe = { { pick = "Playful Phantom" } } }
    t:everyone_passes()

    t:expect {
      you = { base = { "Mega-Mech" }, deck = { "Discipline" }, deck_size = 5, banished = {} },
      foe = { base = { "Playful Phantom" }, deck = { "Meditation" }, deck_size = 5, banished = {} },
    }
  end,
}

scenario "A Power that cannot be paid leaves the card banished" {
  covers = { "OGN-115", "358.5" },
  you = { hand = { "Promising Future" }, runes = { mind = 6 }, deck = { "Mega-Mech", "Cleave" } },
  foe = { deck = { "Smoke Screen", "Cleave" } },

  run = function(t)
    t.you:play("Promising Future")
    t:answers { you = { { pick = "Mega-Mech" } }, foe = { { pick = "Smoke Screen" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Mega-Mech" } }, foe = { banished = { "Smoke Screen" }, deck_size = 1 } }
  end,
}

scenario "In a game of three an empty deck gives nothing and burns nobody out" {
  covers = { "OGN-115", "303", "431.1.c.1" },
  you = { hand = { "Promising Future" }, runes = { mind = 6 }, deck = { "Daring Poro", "Gust" } },
  foe = { deck = { "Mystic Poro", "Gust" } },
  foe2 = { deck = {} },

  run = function(t)
    t:answers { you = { { pick = "Daring Poro" } }, foe = { { pick = "Mystic Poro", recycle = "none" } } }
    t.you:play("Promising Future")
    t:everyone_passes()

    t:expect {
      you = { base = { "Daring Poro" }, deck = { "Gust" }, points = 0 },
      foe = { base = { "Mystic Poro" }, points = 0 },
      foe2 = { deck_size = 0, points = 0 },
    }
  end,
}

scenario "Nocturne among the five may slip away for one Power; another card is banished" {
  covers = { "OGN-115", "OGN-194" },
  you = {
    hand = { "Promising Future" },
    runes = { mind = 5, chaos = 2 },
    deck = { "Nocturne, Horrifying", "Daring Poro", "Gust" },
  },
  foe = { deck = { "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { may = { { true }, { true } }, pick = "Daring Poro" } } }
    t.you:play("Promising Future")
    t:everyone_passes()

    t:expect { you = { base = { "Nocturne, Horrifying", "Daring Poro" }, deck = { "Gust" } }, foe = { base = { "Mega-Mech" } } }
  end,
}

scenario "Who may not play cards leaves the chosen one banished" {
  covers = { "OGN-115", "OGN-026", "054.1" },
  you = {
    hand = { "Brynhir Thundersong", "Promising Future" },
    runes = { fury = 6, mind = 6 },
    deck = { "Daring Poro" },
  },
  foe = { deck = { "Mystic Poro", "Gust" } },

  run = function(t)
    t.you:play("Brynhir Thundersong", { to = "base" })
    t:everyone_passes()
    t.you:play("Promising Future")
    t:answers { foe = { { pick = "Mystic Poro" } } }
    t:everyone_passes()

    t:expect {
      you = { base = { "Brynhir Thundersong", "Daring Poro" } },
      foe = { base = {}, banished = { "Mystic Poro" } },
    }
  end,
}

scenario "In teams all four play, the next player first" {
  covers = { "OGN-115", "489" },
  you = { hand = { "Promising Future" }, resources = { energy = 5, mind = 1 }, deck = { "Pouty Poro" } },
  foe = { deck = { "Shipyard Skulker" } },
  mate = { deck = { "Pouty Poro" } },
  foe2 = { deck = { "Shipyard Skulker" } },

  run = function(t)
    t:answers { you = { { to = "base" } }, foe = { { to = "base" } }, mate = { { to = "base" } }, foe2 = { { to = "base" } } }
    t.you:play("Promising Future")
    t:everyone_passes()

    t:expect {
      you = { base = { "Pouty Poro" } },
      foe = { base = { "Shipyard Skulker" } },
      mate = { base = { "Pouty Poro" } },
      foe2 = { base = { "Shipyard Skulker" } },
    }
  end,
}

scenario "A Time Warp among the five is its player's next turn, for its Power" {
  covers = { "OGN-115", "OGN-122", "356.1.b" },
  you = { hand = { "Promising Future" }, resources = { energy = 5, mind = 1 }, deck = { "Cleave" } },
  foe = { deck = { "Time Warp" }, trash = { "Gust", "Flash", "Charm", "Rebuke" }, resources = { mind = 4 } },

  run = function(t)
    t.you:play("Promising Future")
    t:everyone_passes()
    t:expect { foe = { banished = { "Time Warp" }, resources = { mind = 0 } } }
    t:next_turn()
    t:expect { turn_player = "foe" }
    t:next_turn()

    t:expect { turn_player = "foe" }
  end,
}
