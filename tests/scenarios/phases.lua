-- Steps of a turn, one after the other (rules 304, 314-317).

scenario "What happens at the start of the Beginning Phase waits on the chain before anything is scored" {
  covers = { "304", "315.2", "305", "OGN-101" },
  phase = "awaken",
  you = {
    base = { "Mushroom Pouch" },
    units = { ["0"] = { "Mega-Mech" } },
    facedown = { ["0"] = { "Pakaa Cub" } },
    deck = { "Gust", "Flash" },
  },

  run = function(t)
    t:expect { chain = { "Mushroom Pouch" }, phase = "beginning", you = { points = 0 } }
    t:everyone_passes()

    t:expect { phase = "main", you = { points = 1, hand = { "Gust", "Flash" } } }
  end,
}

scenario "Everything of the turn player is readied, nothing of the other" {
  covers = { "315.1", "415", "Q21" },
  phase = "awaken",
  you = {
    base = { { "Mega-Mech", exhausted = true }, { "Orb of Regret", exhausted = true } },
    legend = "Annie, Dark Child",
    legend_exhausted = true,
    runes = { fury = { ready = 0, exhausted = 2 } },
  },
  foe = { base = { { "Petty Officer", exhausted = true } } },

  run = function(t)
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true })
    t:expect_unit("Orb of Regret", { ready = true })
    t:expect_unit("Petty Officer", { exhausted = true })
    t:expect { you = { legend_exhausted = false, runes_ready = 4 } }
  end,
}

scenario "A rune deck that is short gives what it has" {
  covers = { "315.3", "430.3", "Q50" },
  phase = "awaken",
  you = { rune_deck = { fury = 1 } },

  run = function(t)
    t:everyone_passes()

    t:expect { you = { runes = 1, rune_deck_size = 0 } }
  end,
}

scenario "There is no hand limit" {
  covers = { "Q50", "315.4" },
  phase = "awaken",
  you = { hand = { "Gust", "Gust", "Gust", "Flash", "Flash", "Flash", "Charm", "Charm", "Charm", "Stupefy" } },

  run = function(t)
    t:everyone_passes()
    t:expect { you = { hand_size = 11 } }
    t:next_turn()

    t:expect { you = { hand_size = 11 } }
  end,
}

scenario "Stun ends as the turn ends" {
  covers = { "423.1", "317.2", "Q91", "Q51" },
  you = { units = { ["0"] = { { "Udyr, Wildman", buffs = 1 } } } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Udyr, Wildman", { mode = 2, target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { stunned = true })
    t:next_turn()

    t:expect_unit("Mega-Mech", { stunned = false })
  end,
}

scenario "Legion's words do nothing until another card was played, and stop with the turn" {
  covers = { "727", "812", "Legion", "Q81" },
  you = { hand = { "Daring Poro", "Noxus Hopeful" }, runes = { order = 2, fury = 1 }, rune_deck = {} },

  run = function(t)
    t.you:refused("play", "Noxus Hopeful", "357.1")
    t.you:play("Daring Poro", { to = "base" })
    t:next_turn()
    t:next_turn()

    t.you:refused("play", "Noxus Hopeful", "357.1")
  end,
}

scenario "In a match each player chooses the battlefield" {
  covers = { "486", "Q76", "Q08" },
  decks = { "origins-champion-deck-jinx", "origins-champion-deck-viktor" },
  mode = "match",
  chooses_first = "you",

  run = function(t)
    t:answers {
      you = { { first = true }, { battlefield = "Zaun Warrens" }, { mulligan = "none" } },
      foe = { { battlefield = 1 }, { mulligan = "none" } },
    }

    t:expect { first = "you", turn_player = "you" }
    t:expect_unit("Zaun Warrens", { controller = false })
  end,
}

scenario "The first player draws in the first turn of a duel" {
  covers = { "485", "Q15", "Q75" },
  decks = { "proving-grounds-annie", "proving-grounds-garen" },
  seed = 3,

  run = function(t)
    t:answers { you = { { mulligan = "none" } }, foe = { { mulligan = "none" } } }

    t:expect { turn = 1, turn_player = "you", you = { hand_size = 5, runes = 2 } }
  end,
}
