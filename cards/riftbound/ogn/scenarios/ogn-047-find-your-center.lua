-- OGN-047 Find Your Center.

scenario "Find Your Center draws a card and channels a rune" {
  covers = { "OGN-047", "413", "430" },
  you = { hand = { "Find Your Center" }, runes = { calm = 3 }, deck = { "Cleave" } },

  run = function(t)
    t.you:play("Find Your Center")
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave" }, runes = 4, runes_exhausted = 4 } }
  end,
}

scenario "Three points before an opponent's victory it costs one" {
  covers = { "OGN-047", "356.4", "366.2.a" },
  you = { hand = { "Find Your Center" }, runes = { calm = 1 } },
  foe = { points = 5 },

  run = function(t)
    t.you:play("Find Your Center")
    t:everyone_passes()

    t:expect { you = { runes = 2, hand_size = 1 } }
  end,
}

scenario "Four points before it, and for the own points, it costs three" {
  covers = { "OGN-047", "364" },
  you = { hand = { "Find Your Center" }, runes = { calm = 2 }, points = 7 },
  foe = { points = 4 },

  run = function(t)
    t.you:refused("play", "Find Your Center", "357.1")
  end,
}

scenario "The Victory Score counts, not the eight" {
  covers = { "OGN-047", "194.3" },
  you = { hand = { "Find Your Center" }, runes = { calm = 2 } },
  foe = { points = 5 },
  victory_score = 9,

  run = function(t)
    t.you:refused("play", "Find Your Center", "357.1")
  end,
}

scenario "It costs no less than that one" {
  covers = { "OGN-047", "356.4" },
  you = { hand = { "Find Your Center" } },
  foe = { points = 7 },

  run = function(t)
    t.you:refused("play", "Find Your Center", "357.1")
  end,
}
