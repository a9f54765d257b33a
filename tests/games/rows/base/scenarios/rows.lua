-- How the scenarios of any game are told: zones, numbers, notes, settings.

scenario "a position has zones, counters, notes, settings and owners" {
  covers = { "ROW-001", "ROW-003", "2 setup" },
  settings = { bonus = "front" },
  notes = { round = 2, starter = "foe" },
  turn_player = "foe",
  sky = { "Frost" },
  you = {
    gems = 1,
    hand = "Ghoul",
    deck = { "Nekker", "Ghoul" },
    front = { "Ghoul", { "Nekker", damage = 1, stays = true, owner = "foe" } },
    back = { "Nekker" },
    pile = { "Ghoul", "Nekker" },
  },
  foe = { front = { "Queen", "Ghoul" } },

  run = function(t)
    t:expect {
      turn_player = "foe", asked = "foe", question = "action", over = false, winner = false, reason = false,
      notes = { round = 2, starter = "foe" },
      sky = { "Frost" }, sky_size = 1,
      you = {
        gems = 1, passed = 0, hand = { "Ghoul" }, hand_size = 1, deck = { "Nekker" }, deck_size = 2, deck_bottom = { "Ghoul" },
        strength = 7, front = { strength = 5, size = 2, damage = 1, cards = { "Nekker", { "Ghoul", strength = 3 } } },
        back = { "Nekker" }, pile = { "Nekker", "Ghoul" }, pile_top = { "Ghoul" },
      },
      foe = { gems = 2, strength = 14, hand = {}, pile = {} },
    }
    t:expect_object("your Nekker#1", {
      at = "front", damage = 1, stays = true, owner = "foe", controller = "you", strength = 2, colour = "blue", hero = false,
    })
    t:expect_object("foe's Ghoul", { at = "foe's front", strength = 5, colour = "red" })
    t:expect_object("Queen", { hero = true, strength = 9 })
  end,
}

scenario "the place of a card is said, and may be refused" {
  covers = { "3 rows", "ROW-002" },
  you = { hand = { "Ghoul", "Frost" }, front = { "Nekker", "Nekker", "Nekker" } },
  foe = { hand = { "Ghoul" } },

  run = function(t)
    t.you:refused("play", "Ghoul", "front", "3 rows")
    t.you:refused("play", "Ghoul", "sky", "3 rows")
    t.you:refused("play", "Ghoul", "foe's back")
    t.you:refused("play", "Frost", "back", "3 rows")
    t.foe:refused("play", "Ghoul", "back")
    t.you:offers("play", "Ghoul", "back")
    t.you:offers("play", "Frost", "sky")
    t.you:offers_not("play", "Nekker")
    t.you:offers("pass")
    t.you:play("Ghoul", "back")

    t:expect { you = { back = { "Ghoul" } }, asked = "foe" }
    t.you:refused("pass")
  end,
}

scenario "a move asks, and the answer stands beside it" {
  covers = { "ROW-004" },
  you = { hand = { "Frost" }, back = { "Nekker" } },
  foe = { back = { "Nekker", "Ghoul" } },

  run = function(t)
    t.you:play("Frost", { wound = "foe's Nekker" })

    t:expect { foe = { back = { damage = 1 } }, you = { back = { damage = 0 } }, sky = { "Frost" } }
    t:expect_object("foe's Nekker", { damage = 1 })
    t:log_has("plays Frost")
  end,
}

scenario "a question may wait for its answer" {
  covers = { "ROW-004" },
  you = { hand = { "Frost" }, back = { "Nekker" } },
  foe = { back = { "Ghoul" }, hand = { "Ghoul" } },

  run = function(t)
    t.you:play("Frost", { wound = "?" })
    t:expect { asked = "you", question = "wound" }
    t.you:offers("wound", "foe's Ghoul")
    t.you:offers_not("wound", "Frost")
    t.you:cannot_see("foe's hand")
    t.you:answer("Nekker")

    t:expect { you = { back = { { "Nekker", damage = 1 } } } }
  end,
}

scenario "everybody passes once, and the stronger side wins the gem" {
  covers = { "4 rounds" },
  notes = { round = 1, starter = "foe" },
  you = { front = { "Queen" } },
  foe = { front = { "Ghoul" } },

  run = function(t)
    t:everyone_passes()

    t:expect { notes = { round = 2 }, turn_player = "foe", you = { gems = 2, pile = { "Queen" }, passed = 0 }, foe = { gems = 1 } }
  end,
}

scenario "who has passed plays no more in the round" {
  covers = { "4 rounds" },
  you = { passed = 1, hand = { "Frost" } },
  foe = { hand = { "Ghoul" } },
  turn_player = "foe",

  run = function(t)
    t.you:refused("play", "Frost", "sky", "4 rounds")
    t.you:refused("pass", "4 rounds")
    t.foe:refused("play", "Ghoul", "sky", "3 rows")
    t.foe:offers("pass")
  end,
}

scenario "the last gem ends the game" {
  covers = { "4 rounds" },
  ends = "gems",
  notes = { round = 2, starter = "foe" },
  you = { front = { "Queen" } },
  foe = { gems = 1 },

  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { over = true, winner = "you", reason = "gems", foe = { gems = 0 } }
  end,
}

scenario "a game begins with its decks, and hands are exchanged" {
  covers = { "2 setup" },
  decks = { { main = { Ghoul = 4 } }, { main = { Nekker = 3, Queen = 1 } } },
  settings = { bonus = "front" },

  run = function(t)
    t:answers { you = { { pick = { "Ghoul#1", "Ghoul#2" } } }, foe = { { pick = {} } } }

    t:expect { you = { hand_size = 1, deck_size = 3 }, foe = { hand_size = 3, deck_size = 1 }, notes = { round = 1 } }
  end,
}
