-- The turn, scoring, decks, setting up (rules 110-118, 303-317, 468-472).

scenario "A turn readies, scores what is held, channels two runes and draws a card" {
  covers = { "Q21", "Q50", "315", "469.2" },
  phase = "awaken",
  you = {
    units = { ["Void Gate"] = { { "Pouty Poro", exhausted = true } } },
    runes = { fury = { exhausted = 2 } },
    deck = { "Mega-Mech" },
  },

  run = function(t)
    t:expect { phase = "main", turn_player = "you" }
    t:expect { you = { points = 1, runes_ready = 4, hand = { "Mega-Mech" }, rune_deck_size = 6 } }
    t:expect_unit("Pouty Poro", { ready = true })
  end,
}

scenario "The winning point comes from holding" {
  covers = { "Q02", "Q71", "195" },
  phase = "awaken",
  you = { units = { ["Void Gate"] = { "Pouty Poro" } }, points = 7 },

  run = function(t)
    t:expect { over = true, winner = "you", you = { points = 8 } }
  end,
}

scenario "The last point from conquering is a card unless every battlefield was scored" {
  covers = { "Q71", "471" },
  you = { base = { "Pouty Poro" }, points = 7, deck = { "Mega-Mech" } },

  run = function(t)
    t.you:move("Pouty Poro", "Blank Battlefield")
    t:fight()

    t:expect { over = false, you = { points = 7, hand = { "Mega-Mech" } } }
  end,
}

scenario "Conquering every battlefield in one turn gives the last point" {
  covers = { "Q71", "471" },
  you = { base = { "Pouty Poro", "Legion Rearguard" }, points = 6 },
  ends = "points",

  run = function(t)
    t.you:move("Pouty Poro", "Blank Battlefield")
    t:fight()
    t.you:move("Legion Rearguard", "Blank Battlefield#2")
    t:fight()

    t:expect { over = true, winner = "you", you = { points = 8 } }
  end,
}

scenario "All units heal at the end of the turn" {
  covers = { "Q51", "317.2" },
  you = { base = { { "Mega-Mech", damage = 3 } } },
  foe = { base = { { "Mega-Mech", damage = 4 } } },

  run = function(t)
    t:next_turn()

    t:expect { turn = 4, turn_player = "foe" }
    t:expect_unit("your Mega-Mech", { damage = 0 })
    t:expect_unit("foe's Mega-Mech", { damage = 0 })
  end,
}

scenario "An empty main deck: the trash is recycled and an opponent gains a point" {
  covers = { "Q72", "431" },
  you = { hand = { "Stupefy" }, runes = { mind = 2 }, deck = {}, trash = { "Pouty Poro" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" }, trash = { "Stupefy" } }, foe = { points = 1 } }
  end,
}

scenario "A Temporary unit dies before anything is scored" {
  covers = { "Q88", "Temporary" },
  phase = "awaken",
  you = { units = { ["Void Gate"] = { "Sprite" } } },

  run = function(t)
    t:everyone_passes()

    t:expect { you = { points = 0, units = { ["Void Gate"] = {} }, controls = {} } }
  end,
}

scenario "Up to two cards are set aside at the start for new ones" {
  covers = { "Q13", "117" },
  decks = { "proving-grounds-annie", "proving-grounds-garen" },
  seed = 3,

  run = function(t)
    t:expect { question = "mulligan", you = { hand_size = 4 }, foe = { hand_size = 4 } }
    t:answers { you = { { mulligan = { 1, 2 } } }, foe = { { mulligan = "none" } } }
    t:log_has("sets aside 2 cards")
  end,
}

scenario "The loser of the last game of a match decides who begins the next" {
  covers = { "Q76" },
  decks = { "proving-grounds-annie", "proving-grounds-garen" },
  mode = "match",
  chooses_first = "foe",

  run = function(t)
    t:answers { foe = { { first = false }, { battlefield = 1 } }, you = { { battlefield = 1 } } }

    t:expect { first = "you", question = "mulligan", asked = "you" }
    t.you:answer("none")
    t.foe:answer("none")
    t:expect { turn = 1, turn_player = "you", phase = "main" }
  end,
}
