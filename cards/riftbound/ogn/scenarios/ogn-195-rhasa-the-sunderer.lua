-- OGN-195 Rhasa the Sunderer.

scenario "Each card in the own trash makes Rhasa one Energy cheaper" {
  covers = { "OGN-195", "356.4", "366.2" },
  you = { hand = { "Rhasa the Sunderer" }, trash = { "Cleave", "Gust", "Pouty Poro", "Pouty Poro" }, runes = { chaos = 7 } },

  run = function(t)
    t.you:play("Rhasa the Sunderer")

    t:expect { you = { base = { "Rhasa the Sunderer" }, runes_ready = 1, runes = 6 } }
  end,
}

scenario "The opponent's trash does not help Rhasa" {
  covers = { "OGN-195", "357.1" },
  you = { hand = { "Rhasa the Sunderer" }, trash = { "Cleave" }, runes = { chaos = 8 } },
  foe = { trash = { "Cleave", "Gust", "Pouty Poro", "Pouty Poro" } },

  run = function(t)
    t.you:refused("play", "Rhasa the Sunderer", "357.1")
  end,
}

scenario "However full the trash, Rhasa's Power is due" {
  covers = { "OGN-195", "356.6" },
  you = {
    hand = { "Rhasa the Sunderer" },
    trash = { "Cleave", "Gust", "Cleave", "Gust", "Cleave", "Gust", "Rebuke", "Rebuke", "Rebuke", "Pouty Poro", "Pouty Poro" },
    runes = { chaos = 1 },
  },

  run = function(t)
    t.you:play("Rhasa the Sunderer")

    t:expect { you = { base = { "Rhasa the Sunderer" }, runes = 0 } }
  end,
}
