-- UNL-219 Vaults of Helia.

scenario "Holding the Vaults makes your unit cards one Energy dearer for the turn" {
  covers = { "UNL-219", "356.3" },
  turn_player = "foe",
  you = {
    units = { ["Vaults of Helia"] = { "Mega-Mech" }, ["Zaun Warrens"] = { "Recruit" } },
    hand = { "Daring Poro", "Cleave" }, runes = { fury = 3 }, rune_deck = { fury = 6 },
  },
  foe = { hand = { "Pouty Poro" }, runes = { fury = 2 } },

  run = function(t)
    t:next_turn()
    t.you:play("Daring Poro", { to = "base" })
    t:expect { you = { runes_ready = 2 } }
    t.you:play("Cleave", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { runes_ready = 1 } }
  end,
}

scenario "A token costs nothing at the Vaults, too" {
  covers = { "UNL-219", "185.3.a" },
  turn_player = "foe",
  you = { units = { ["Vaults of Helia"] = { "Mega-Mech" } }, hand = { "Sprite Call" }, runes = { fury = 1 }, rune_deck = { fury = 6 } },

  run = function(t)
    t:next_turn()
    t.you:play("Sprite Call")
    t:answers { you = { { to = "base" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Sprite" }, runes_ready = 0 } }
  end,
}

scenario "In an opponent's turn the price is the printed one, and an opponent's always" {
  covers = { "UNL-219", "317.2" },
  turn_player = "foe",
  you = { units = { ["Vaults of Helia"] = { "Mega-Mech" } }, hand = { "Vilemaw" }, runes = { calm = 5 }, rune_deck = { calm = 6 } },
  foe = { hand = { "Daring Poro" }, runes = { fury = 2 }, rune_deck = {} },

  run = function(t)
    t:next_turn()
    t.you:refused("play", "Vilemaw")
    t:next_turn()
    t.foe:play("Daring Poro")

    t:expect { foe = { base = { "Daring Poro" }, runes_ready = 0 } }
  end,
}
