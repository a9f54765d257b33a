-- OGN-101 Mushroom Pouch.

scenario "A facedown card of yours at a battlefield is worth a card in the Beginning Phase" {
  covers = { "OGN-101", "383.2.a" },
  you = {
    gear = { "Mushroom Pouch" },
    facedown = { ["0"] = { "Pakaa Cub" } },
    units = { ["0"] = { "Recruit" } },
    deck = { "Cleave", "Pouty Poro", "Mega-Mech" },
  },
  turn_player = "foe",

  run = function(t)
    t.foe:end_turn()
    t:expect { chain = { "Mushroom Pouch" }, you = { points = 0 } }
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave", "Pouty Poro" }, points = 1 } }
  end,
}

scenario "Without a facedown card the Pouch gives nothing" {
  covers = { "OGN-101", "383.2.a" },
  you = { gear = { "Mushroom Pouch" }, units = { ["0"] = { "Recruit" } } },
  foe = { facedown = { ["1"] = { "Pakaa Cub" } }, units = { ["1"] = { "Recruit" } } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "The Pouch does not open at the foe's Beginning Phase" {
  covers = { "OGN-101", "315" },
  you = { gear = { "Mushroom Pouch" }, facedown = { ["0"] = { "Pakaa Cub" } }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t:next_turn()

    t:expect { you = { hand = {} }, turn_player = "foe" }
  end,
}

scenario "Two facedown cards are still one card from the Pouch" {
  covers = { "OGN-101", "383.2.a" },
  you = {
    gear = { "Mushroom Pouch" },
    facedown = { ["0"] = { "Pakaa Cub" }, ["1"] = { "Pakaa Cub" } },
    units = { ["0"] = { "Recruit" }, ["1"] = { "Recruit" } },
  },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { hand_size = 2, points = 2 } }
  end,
}
