-- Burning out (rule 431).

scenario "To draw from an empty deck: the trash becomes the deck, an opponent gains a point, then the card is drawn" {
  covers = { "R220", "431.2", "315.4.b", "Q72" },
  phase = "awaken",
  you = { deck = {}, trash = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t:everyone_passes()

    t:expect { phase = "main", you = { hand_size = 1, deck_size = 2, trash = {} }, foe = { points = 1 } }
  end,
}

scenario "With nothing to recycle the burning out repeats until the opponent has won" {
  covers = { "431.3.b", "R221", "431.3" },
  phase = "awaken",
  you = { deck = {}, trash = {} },
  foe = { points = 5 },

  run = function(t)
    t:expect { over = true, winner = "foe", reason = "burn_out", foe = { points = 8 } }
    t:log_has("You burn out", "Foe gains 1 point: 8 of 8", "Foe wins the game")
  end,
}

scenario "Looking at the top never burns out" {
  covers = { "431.1.c.1", "436.4", "431.1" },
  you = { hand = { "Mystic Poro" }, runes = { chaos = 2 }, deck = {}, trash = { "Gust" } },

  run = function(t)
    t.you:play("Mystic Poro", { to = "base" })
    t:everyone_passes()

    t:expect { foe = { points = 0 }, you = { trash = { "Gust" } } }
  end,
}

scenario "Drawing two with one card left: one, burning out, then the other" {
  covers = { "413", "431.2" },
  you = { hand = { "Consult the Past" }, runes = { mind = 4 }, deck = { "Flash" }, trash = { "Gust", "Charm" } },

  run = function(t)
    t.you:play("Consult the Past")
    t:everyone_passes()

    t:expect { you = { hand_size = 2, deck_size = 1 }, foe = { points = 1 } }
  end,
}

scenario "Cards that come back into the deck lie in the order that chance gives them" {
  covers = { "431" },
  you = {
    deck = {}, trash = { "Gust", "Flash", "Incinerate" },
    hand = { "Void Seeker" }, runes = { fury = 4 },
  },
  foe = { units = { ["Zaun Warrens"] = { "Chemtech Enforcer" } } },
  chance = { { "Flash", "Incinerate" } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Chemtech Enforcer" })
    t:everyone_passes()

    t:expect { you = { hand = { "Flash" }, deck = { "Incinerate", "Gust" } } }
  end,
}
