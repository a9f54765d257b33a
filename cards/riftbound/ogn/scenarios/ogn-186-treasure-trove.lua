-- OGN-186 Treasure Trove.

scenario "Killed for one Chaos the Trove gives a card and an exhausted rune" {
  covers = { "OGN-186", "430", "383.2.c" },
  you = { gear = { "Treasure Trove" }, runes = { chaos = 1 }, deck = { "Pouty Poro", "Mega-Mech" }, rune_deck = { fury = 2 } },

  run = function(t)
    t.you:use("Treasure Trove")
    t:everyone_passes()

    t:expect { you = { gear = {}, trash = { "Treasure Trove" }, hand = { "Pouty Poro" }, runes = { fury = 1, chaos = 0 }, runes_ready = 0 } }
  end,
}

scenario "Returned to hand the Trove gives the same" {
  covers = { "OGN-186", "OGN-181", "383" },
  you = { gear = { "Treasure Trove", "Pack of Wonders" }, deck = { "Pouty Poro", "Mega-Mech" }, rune_deck = { fury = 2 } },

  run = function(t)
    t.you:use("Pack of Wonders", { target = "Treasure Trove" })
    t:everyone_passes()

    t:expect { you = { hand = { "Treasure Trove", "Pouty Poro" }, runes = 1, runes_ready = 0 } }
  end,
}

scenario "With the rune deck empty the Trove gives the card alone" {
  covers = { "OGN-186", "430", "055" },
  you = { gear = { "Treasure Trove", "Pack of Wonders" }, deck = { "Pouty Poro" }, rune_deck = {} },

  run = function(t)
    t.you:use("Pack of Wonders", { target = "Treasure Trove" })
    t:everyone_passes()

    t:expect { you = { hand = { "Treasure Trove", "Pouty Poro" }, runes = 0 } }
  end,
}

scenario "A discarded Trove has not left the board" {
  covers = { "OGN-186", "422" },
  you = { hand = { "Chemtech Enforcer", "Treasure Trove" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Chemtech Enforcer")
    t:everyone_passes()

    t:expect { you = { hand = {}, runes = 2, trash = { "Treasure Trove" } } }
  end,
}
