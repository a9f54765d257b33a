-- Turns, passing, rounds, gems (rulebook 3, 4 and 4.1).

scenario "the turn goes to the other player after a card" {
  covers = { "4", "4 Turns" },
  you = { hand = { "Ves", "Sweers" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Ves")

    t:expect { asked = "foe", turn_player = "foe", question = "action" }
  end,
}

scenario "who has passed does nothing more, and the other goes on" {
  covers = { "4 Passing" },
  you = { hand = { "Ves", "Sweers" } },
  foe = { hand = { "Vesemir", "Griffin", "Wyvern" } },
  run = function(t)
    t.you:pass()
    t.foe:play("Vesemir")
    t.foe:play("Griffin")

    t:expect { asked = "foe", you = { passed = 1 }, foe = { close = { strength = 11 } } }
  end,
}

scenario "a player without a card and a leader passes by force" {
  covers = { "4 Passing" },
  you = { hand = { "Ves" }, close = "Sweers" },
  foe = { hand = {} },
  run = function(t)
    t.you:play("Ves")
    t.foe:pass() -- nothing else is offered
    t.you:pass()

    t:expect { notes = { round = 2 }, foe = { gems = 1 }, you = { gems = 2 } }
  end,
}

scenario "a player without a card may still use the leader" {
  covers = { "4 Turns", "4 Passing" },
  weather_area = "Biting Frost",
  you = { leader = "Foltest: Lord Commander of the North", close = "Ves" },
  foe = { hand = { "Vesemir", "Sweers" } },
  run = function(t)
    t.you:offers("pass")
    t.you:use("Foltest: Lord Commander of the North")
    t.foe:play("Sweers")
    t.you:offers_not("use", "Foltest: Lord Commander of the North")

    t:expect { you = { close = { strength = 5 } }, asked = "you" }
  end,
}

scenario "the higher total wins the round, and the loser loses a gem" {
  covers = { "4 Rounds", "4 Rounds, gems" },
  you = { hand = { "Ves" }, close = "Griffin" },
  foe = { hand = { "Vesemir" }, close = "Foglet" },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { gems = 2, rounds_won = 1 }, foe = { gems = 1, rounds_won = 0 }, notes = { round = 2 } }
  end,
}

scenario "a tie costs both a gem" {
  covers = { "4 Rounds", "4 Rounds, ties" },
  you = { hand = { "Ves" }, close = "Griffin" },
  foe = { hand = { "Vesemir" }, close = "Forktail" },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { gems = 1 }, foe = { gems = 1 } }
  end,
}

scenario "everything is discarded after a round, weather and special cards too" {
  covers = { "4 Rounds", "4.1", "4.1 clean-up" },
  weather_area = { { "Biting Frost", owner = "foe", controller = "foe" } },
  you = { hand = { "Ves" }, close = { "Griffin", "Decoy" }, close_slot = "Commander's Horn", ranged = "Leshen" },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { weather_area = {}, you = { close = {}, ranged = {}, close_slot = {}, discard = { "Griffin", "Decoy", "Commander's Horn", "Leshen" } },
      foe = { discard = { "Biting Frost" } } }
  end,
}

scenario "the winner of a round begins the next one" {
  covers = { "4 Rounds", "4 Rounds, starter", "12 next starter" },
  notes = { round = 1, starter = "you" },
  you = { hand = { "Ves" } },
  foe = { hand = { "Vesemir" }, close = "Foglet" },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { asked = "foe", notes = { starter = "foe" } }
  end,
}

scenario "after a tie the player begins who did not begin the tied round" {
  covers = { "4 Rounds", "13 starter after a tie" },
  notes = { round = 1, starter = "you" },
  you = { hand = { "Ves" } },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { asked = "foe", notes = { starter = "foe" } }
  end,
}

scenario "the game ends as soon as a player has no gem" {
  covers = { "4 Rounds", "4 Rounds, end" },
  ends = "gems",
  you = { hand = { "Ves" }, close = "Griffin" },
  foe = { hand = { "Vesemir" }, gems = 1 },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { over = true, winner = "you", reason = "gems" }
  end,
}

scenario "both lose the last gem together: nobody wins" {
  covers = { "4 Rounds", "4 Rounds, end" },
  ends = "gems",
  you = { hand = { "Ves" }, gems = 1 },
  foe = { hand = { "Vesemir" }, gems = 1 },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { over = true, winner = "nobody", reason = "gems" }
  end,
}

scenario "passing counts for one round only" {
  covers = { "4 Passing" },
  you = { hand = { "Ves" }, close = "Griffin" },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { passed = 0 }, foe = { passed = 0 }, asked = "you" }
  end,
}

scenario "a spy on your side goes to your discard pile" {
  covers = { "4.1", "Spy", "4.1 piles", "12 a spy's pile", "13 a spy's pile" },
  you = { hand = { "Ves" }, close = { { "Stefan Skellen", owner = "foe" } } },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { discard = { "Stefan Skellen" } }, foe = { discard = {} } }
  end,
}

scenario "nobody draws for a new round" {
  covers = { "3", "3 no draws" },
  you = { hand = { "Ves" }, deck = { "Sweers", "Vreemde" }, close = "Griffin" },
  foe = { hand = { "Vesemir" }, deck = { "Sweers" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { hand_size = 1 }, foe = { hand_size = 1 } }
  end,
}

scenario "a game begins with ten cards each, two gems and the leader face up" {
  covers = { "3", "3 hands" },
  decks = { "monsters-swarm", "nilfgaard-eyes" },
  run = function(t)
    t:answers { you = { { mulligan = {} } }, foe = { { mulligan = {} } } }

    t:expect { you = { hand_size = 10, gems = 2, deck_size = 18, leader = { "Eredin: King of the Wild Hunt" }, banner = { "Monsters" } },
      foe = { hand_size = 10, gems = 2, banner = { "Nilfgaard" } }, notes = { round = 1 } }
  end,
}

scenario "hands and decks are hidden from the other player" {
  covers = { "1", "1 hidden" },
  you = { hand = { "Ves" }, deck = { "Sweers" }, discard = { "Griffin" } },
  foe = { hand = { "Vesemir" }, deck = { "Vreemde" } },
  run = function(t)
    t.you:cannot_see("foe's hand")
    t.you:cannot_see("deck")
    t.foe:sees("Griffin")

    t:expect { asked = "you" }
  end,
}

scenario "who could only pass has passed when the other moves" {
  covers = { "4 Passing" },
  you = { hand = { "Ves", "Sweers" } },
  foe = { hand = {} },
  run = function(t)
    t.you:play("Ves")
    t.you:play("Sweers")

    t:expect { foe = { passed = 1 }, you = { strength = 7 } }
  end,
}

scenario "a position that tells no starter: whoever moves first began the round" {
  covers = { "4 Rounds", "tied_starter" },
  you = { hand = { "Fiend" } },
  foe = { hand = { "Ves" }, close = "Fiend" },
  run = function(t)
    t.you:play("Fiend")
    t.foe:pass()
    t.you:pass()

    t:expect { asked = "foe", notes = { starter = "foe" } }
  end,
}

scenario "a leader as a name begins a game" {
  covers = { "3" },
  decks = { { leader = "King Bran", main = { ["Clan an Craite Warrior"] = 22 } }, "skellige-raiders" },
  run = function(t)
    t:answers { you = { { mulligan = {} } }, foe = { { mulligan = {} } } }

    t:expect { you = { leader = "King Bran", hand_size = 10, deck_size = 12 } }
  end,
}

scenario "nobody plays more than three rounds" {
  covers = { "4 Rounds, end" },
  notes = { round = 3 },
  you = { hand = { "Ves" }, close = "Griffin", gems = 1, rounds_won = 1 },
  foe = { hand = { "Vesemir" }, gems = 1, rounds_won = 1 },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { over = true, winner = "you", reason = "gems" }
  end,
}
