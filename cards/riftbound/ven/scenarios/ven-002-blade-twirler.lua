-- VEN-002 Blade Twirler.

scenario "The Twirler's first move of a turn burns a card of the player whom it chooses" {
  covers = { "VEN-002", "440", "446" },
  you = { base = { "Blade Twirler" } },
  foe = { deck = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:move("Blade Twirler", "0", { target = "foe" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Pouty Poro" }, deck = { "Mega-Mech" } }, you = { trash = {} } }
  end,
}

scenario "The Twirler may burn a card of its own player" {
  covers = { "VEN-002", "440" },
  you = { base = { "Blade Twirler" }, deck = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:move("Blade Twirler", "0", { target = "you" })
    t:everyone_passes()

    t:expect { you = { trash = { "Pouty Poro" } }, foe = { trash = {} } }
  end,
}

scenario "A second move of the turn burns nothing, and the next turn counts anew" {
  covers = { "VEN-002", "383.1" },
  you = { base = { "Blade Twirler" }, hand = { "Ride the Wind", "Ride the Wind" }, runes = { chaos = 6 } },
  foe = { deck = { "Pouty Poro", "Daring Poro", "Mega-Mech" } },

  run = function(t)
    t.you:move("Blade Twirler", "0", { target = "foe" })
    t:everyone_passes()
    t:fight()
    t:expect { foe = { trash = { "Pouty Poro" } } }
    t.you:play("Ride the Wind", { target = "Blade Twirler", to = "1" })
    t:everyone_passes()
    t:fight()
    t:expect_unit("Blade Twirler", { at = "1" })
    t:expect { foe = { trash = { "Pouty Poro" } } }
    t:next_turn()
    t:next_turn()
    t.you:move("Blade Twirler", "base", { target = "foe" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Pouty Poro", "Mega-Mech" } } }
  end,
}

scenario "Burning an empty deck burns out its player" {
  covers = { "VEN-002", "440", "431" },
  you = { base = { "Blade Twirler" } },
  foe = { deck = {}, trash = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:move("Blade Twirler", "0", { target = "foe" })
    t:everyone_passes()

    t:expect { you = { points = 1 }, foe = { trash_size = 1, deck_size = 1 } }
  end,
}
