-- OGN-176 Sneaky Deckhand.

scenario "The Deckhand sneaks onto an open battlefield" {
  covers = { "OGN-176", "170.11", "355.2" },
  you = { hand = { "Sneaky Deckhand" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Sneaky Deckhand", { to = "1" })
    t:fight()

    t:expect { you = { points = 1, units = { ["1"] = { "Sneaky Deckhand" } } } }
  end,
}

scenario "With every battlefield held only the base is left to the Deckhand" {
  covers = { "OGN-176", "170.11", "355.2" },
  you = { hand = { "Sneaky Deckhand" }, runes = { chaos = 3 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" }, ["1"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Sneaky Deckhand")

    t:expect { you = { base = { "Sneaky Deckhand" } } }
  end,
}

scenario "Another unit may not follow the Deckhand's way" {
  covers = { "OGN-176", "355.2" },
  you = { hand = { "Pouty Poro" }, base = { "Sneaky Deckhand" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Pouty Poro")

    t:expect { you = { base = { "Sneaky Deckhand", "Pouty Poro" } } }
  end,
}
