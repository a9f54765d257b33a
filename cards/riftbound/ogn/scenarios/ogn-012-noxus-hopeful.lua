-- OGN-012 Noxus Hopeful: Legion.

scenario "After another card the Hopeful costs two less" {
  covers = { "OGN-012", "Legion", "812", "356.4" },
  you = { hand = { "Pouty Poro", "Noxus Hopeful" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Pouty Poro")
    t.you:play("Noxus Hopeful")

    t:expect { you = { base = { "Pouty Poro", "Noxus Hopeful" }, runes_ready = 0 } }
  end,
}

scenario "As the first card of the turn the Hopeful costs four" {
  covers = { "OGN-012", "Legion", "812" },
  you = { hand = { "Noxus Hopeful" }, runes = { fury = 3 } },

  run = function(t)
    t.you:refused("play", "Noxus Hopeful", "357.1")
  end,
}

scenario "Hiding a card does not make a Legion" {
  covers = { "OGN-012", "Legion", "812" },
  you = { units = { ["0"] = { "Pouty Poro" } }, hand = { "Fight or Flight", "Noxus Hopeful" }, runes = { fury = 4 } },

  run = function(t)
    t.you:hide("Fight or Flight", "0")
    t.you:refused("play", "Noxus Hopeful", "357.1")
  end,
}

scenario "A spell still on the chain makes a Legion" {
  covers = { "OGN-016", "Legion", "812.1.c" },
  you = { hand = { "Cleave", "Dangerous Duo" }, base = { "Pouty Poro" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Cleave", { target = "Pouty Poro" })
    t:everyone_passes()
    t.you:play("Dangerous Duo", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { might = 4 })
  end,
}

scenario "The last turn's cards make no Legion" {
  covers = { "OGN-012", "Legion", "812" },
  you = { hand = { "Pouty Poro", "Noxus Hopeful" }, runes = { fury = 2 }, rune_deck = {} },

  run = function(t)
    t.you:play("Pouty Poro")
    t:next_turn()
    t:next_turn()
    t:expect { turn_player = "you" }
    t.you:refused("play", "Noxus Hopeful", "357.1")
  end,
}
