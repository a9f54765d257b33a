-- OGN-201 Invert Timelines.

scenario "Everyone discards the hand and draws four" {
  covers = { "OGN-201", "422", "413", "303.1" },
  you = { hand = { "Invert Timelines", "Cleave", "Gust" }, runes = { chaos = 3 } },
  foe = { hand = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Invert Timelines")
    t:everyone_passes()

    t:expect {
      you = { hand_size = 4, deck_size = 6, trash = { "Cleave", "Gust", "Invert Timelines" } },
      foe = { hand_size = 4, deck_size = 6, trash = { "Pouty Poro" } },
    }
  end,
}

scenario "An empty hand draws four as well" {
  covers = { "OGN-201", "055" },
  you = { hand = { "Invert Timelines" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Invert Timelines")
    t:everyone_passes()

    t:expect { you = { hand_size = 4 }, foe = { hand_size = 4 } }
  end,
}

scenario "A short deck burns out, with the discarded cards in the trash already" {
  covers = { "OGN-201", "431" },
  you = { hand = { "Invert Timelines", "Cleave" }, runes = { chaos = 3 } },
  foe = { hand = { "Pouty Poro", "Gust" }, deck = { "Mega-Mech", "Rebuke" } },

  run = function(t)
    t.you:play("Invert Timelines")
    t:everyone_passes()

    t:expect {
      you = { points = 1 },
      foe = { hand = { "Mega-Mech", "Rebuke", "Pouty Poro", "Gust" }, trash = {}, deck_size = 0 },
    }
  end,
}

scenario "In a game of three everyone has four new cards" {
  covers = { "OGN-201", "303.2" },
  you = { hand = { "Invert Timelines" }, runes = { chaos = 4 } },
  foe = { hand = { "Gust", "Flash" } },
  foe2 = { hand = {} },

  run = function(t)
    t.you:play("Invert Timelines")
    t:everyone_passes()

    t:expect {
      you = { hand_size = 4 },
      foe = { hand_size = 4, trash = { "Gust", "Flash" } },
      foe2 = { hand_size = 4 },
    }
  end,
}
