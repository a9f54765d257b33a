-- VEN-133 Glowstone.

scenario "The Glowstone's status and exhaustion hand it to a player, whose base it goes to" {
  covers = { "VEN-133", "Empower", "442", "191", "455" },
  you = { gear = { "Glowstone" }, runes = { order = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("use", "Glowstone", { ability = 1 })
    t.you:use("Glowstone", { ability = 2 })
    t:everyone_passes()
    t:expect { you = { runes = 0 } }
    t.you:use("Glowstone", { ability = 1, target = "foe" })
    t:everyone_passes()

    t:expect_unit("Glowstone", { controller = "foe", owner = "you", exhausted = true, empowered = false, at = "foe's base" })
  end,
}

scenario "At the end of its player's turn the Glowstone dies and burns all of that player's units" {
  covers = { "VEN-133", "317.1", "417", "428" },
  you = { gear = { "Glowstone" }, base = { "Mega-Mech", "Pouty Poro" }, units = { ["0"] = { "Playful Phantom" } } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t:next_turn()

    t:expect { you = { trash = { "Glowstone", "Pouty Poro", "Playful Phantom" }, base = { "Mega-Mech" } }, foe = { base = { "Shipyard Skulker" } } }
  end,
}

scenario "Handed on, the Glowstone waits for the end of the other player's turn" {
  covers = { "VEN-133", "191" },
  you = { gear = { { "Glowstone", empowered = true } }, base = { "Pouty Poro" } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:use("Glowstone", { ability = 1, target = "foe" })
    t:everyone_passes()
    t:next_turn()
    t:expect { you = { base = { "Pouty Poro" } }, foe = { base = { "Shipyard Skulker", "Glowstone" } } }
    t:next_turn()

    t:expect { you = { base = { "Pouty Poro" }, trash = { "Glowstone" } }, foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "A Glowstone that is another's burns the units of who has it, and lies with its owner" {
  covers = { "VEN-133", "191" },
  you = { gear = { { "Glowstone", owner = "foe" } }, base = { "Pouty Poro" } },
  foe = { base = { "Stalwart Poro" } },

  run = function(t)
    t:next_turn()

    t:expect { you = { base = {} }, foe = { base = { "Stalwart Poro" }, trash = { "Glowstone" } } }
  end,
}
