-- Decks and the start of a game (rules 103, 110-118, 485-486).

scenario "A card of two domains needs both in the identity" {
  covers = { "103.1.b.4", "103.1.b.3", "103.1.b" },

  run = function(t)
    t:deck_refused("origins-champion-deck-jinx", { main = { Gust = 2, ["Icathian Rain"] = 1 } }, "103.1.b")
    t:deck_refused("origins-champion-deck-jinx", { main = { Gust = 2, Charm = 1 } }, "103.1.b.3")
  end,
}

scenario "The Chosen Champion is one of the three of its name" {
  covers = { "103.2.b.1", "103.2.b" },

  run = function(t)
    t:deck_legal("origins-champion-deck-viktor", { main = { ["Soaring Scout"] = 1, ["Viktor, Innovator"] = 3 } })
    t:deck_refused("origins-champion-deck-viktor", { main = { ["Soaring Scout"] = 0, ["Viktor, Innovator"] = 4 } }, "103.2.b")
  end,
}

scenario "Another subtitle is another name" {
  covers = { "132.4", "103.2.b" },

  run = function(t)
    t:deck_legal("origins-champion-deck-viktor", {
      main = { ["Soaring Scout"] = 0, ["Viktor, Leader"] = 3, Stupefy = 0, ["Viktor, Innovator"] = 3 },
    })
    t:deck_refused("origins-champion-deck-viktor", { main = { ["Soaring Scout"] = 0, ["Viktor, Leader"] = 4 } }, "103.2.b")
  end,
}

scenario "A Signature card is no Chosen Champion though it has the tag" {
  covers = { "103.2.d.3", "103.2.a.2", "133.7" },

  run = function(t)
    t:deck_refused("proving-grounds-annie", { champion = "Tibbers" }, "103.2.d.3")
    t:deck_refused("origins-champion-deck-jinx", { champion = "Vi, Destructive" }, "103.2.a")
    t:deck_refused("origins-champion-deck-jinx", { champion = "Magma Wurm" }, "103.2.a")
  end,
}

scenario "At most three Signature cards, all of the legend's champion" {
  covers = { "103.2.d.1", "103.2.d.2" },

  run = function(t)
    t:deck_legal("origins-champion-deck-viktor", { main = { ["Soaring Scout"] = 0, ["Siphon Power"] = 3 } })
    t:deck_refused("origins-champion-deck-viktor", { main = { ["Soaring Scout"] = 0, ["Siphon Power"] = 4 } }, "103.2.d.1")
    t:deck_refused("origins-champion-deck-viktor", { main = { Stupefy = 1, ["Final Spark"] = 1 } }, "103.2.d.2")
  end,
}

scenario "Exactly twelve runes of the identity, in any mix, and three battlefields of different names" {
  covers = { "103.3", "103.3.a.1", "103.4.b", "103.4.c", "485.4.a" },

  run = function(t)
    t:deck_legal("origins-champion-deck-viktor", { runes = { ["Mind Rune"] = 12, ["Order Rune"] = 0 } })
    t:deck_refused("origins-champion-deck-viktor", { runes = { ["Mind Rune"] = 7 } }, "103.3")
    t:deck_refused("origins-champion-deck-viktor", { battlefields = { ["Altar to Unity"] = 0 } }, "103.4")
    t:deck_refused("origins-champion-deck-viktor", { battlefields = { ["Altar to Unity"] = 0, ["The Grand Plaza"] = 2 } }, "103.4.c")
  end,
}

scenario "At the start: legend and champion in their zones, two battlefields of nobody, four cards each" {
  covers = { "110", "111", "112", "485", "485.5", "190", "116", "108.3.c.1" },
  decks = { "origins-champion-deck-jinx", "origins-champion-deck-viktor" },
  seed = 5,

  run = function(t)
    t:expect {
      you = { legend = "Jinx, Loose Cannon", champion = "Jinx, Demolitionist", hand_size = 4, deck_size = 35, rune_deck_size = 12, controls = {} },
      foe = { hand_size = 4, controls = {}, points = 0 },
      victory_score = 8,
    }
    t:answers { you = { { mulligan = "none" } }, foe = { { mulligan = "none" } } }
  end,
}

scenario "The mulligan goes in the order of turns, each finishing before the next" {
  covers = { "117", "117.1", "117.2", "117.3", "118", "115" },
  decks = { "proving-grounds-annie", "proving-grounds-garen" },
  seed = 3,

  run = function(t)
    t:expect { question = "mulligan", asked = "you", you = { hand_size = 4, deck_size = 35 } }
    t.you:answer { 1, 2 }
    t:expect { question = "mulligan", asked = "foe", you = { hand_size = 4, deck_size = 35 } }
    t.foe:answer("none")

    t:expect { turn = 1, turn_player = "you", phase = "main", you = { hand_size = 5, deck_size = 34 } }
  end,
}

scenario "The turns go round; in a duel the second player channels three at first" {
  covers = { "115.1", "485.7", "317.3", "113" },
  decks = { "origins-champion-deck-lee-sin", "origins-champion-deck-viktor" },
  seed = 3,

  run = function(t)
    t:answers { you = { { mulligan = "none" } }, foe = { { mulligan = "none" } } }
    t:expect { turn = 1, turn_player = "you", you = { runes = 2, hand_size = 5 } }
    t:next_turn()
    t:expect { turn = 2, turn_player = "foe", foe = { runes = 3, hand_size = 5 } }
    t:next_turn()
    t:expect { turn = 3, turn_player = "you", you = { runes = 4 } }
    t:next_turn()

    t:expect { turn = 4, turn_player = "foe", foe = { runes = 5 } }
  end,
}

scenario "Eight points win only with more than the other has" {
  covers = { "485.6", "194.2", "323.1" },
  you = { units = { ["0"] = { "Recruit" } }, base = { "Mega-Mech" }, points = 8 },
  foe = { points = 8 },
  ends = "points",

  run = function(t)
    t:expect { over = false, phase = "main" }
    t:next_turn()
    t:next_turn()

    t:expect { over = true, winner = "you", you = { points = 9 } }
  end,
}

scenario "Both decks are shuffled, each by itself" {
  covers = { "114", "161.2.a", "103.3" },
  decks = { "origins-champion-deck-lee-sin", "origins-champion-deck-viktor" },
  seed = 3,

  run = function(t)
    t:answers { you = { { mulligan = "none" } }, foe = { { mulligan = "none" } } }
    t:next_turn()
    t:next_turn()

    -- The list has its cards in threes and its runes in sixes.
    t:expect { turn_player = "you", you = { runes = { calm = 3, body = 1 } } }
    t:expect { you = { hand = { "Wildclaw Shaman", "Mountain Drake", "Challenge", "Discipline", "Stalwart Poro", "First Mate" } } }
  end,
}

scenario "Chance that is said beforehand shuffles the decks and says who begins" {
  covers = { "114", "115" },
  decks = { "proving-grounds-annie", "proving-grounds-garen" },
  chance = { { "Tibbers", "Gust", "Flash", "Incinerate", "Firestorm" }, { "Fury Rune", "Fury Rune" }, {}, {}, "foe" },

  run = function(t)
    t:expect { you = { hand = { "Tibbers", "Gust", "Flash", "Incinerate" }, deck = { "Firestorm" } } }
    t:answers { foe = { { mulligan = {} } }, you = { { mulligan = {} } } }

    t:expect { turn = 1, turn_player = "foe", you = { hand_size = 4 } }
  end,
}
