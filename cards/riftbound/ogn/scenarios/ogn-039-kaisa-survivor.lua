-- OGN-039 Kai'Sa, Survivor.

scenario "Kai'Sa draws a card for a conquest" {
  covers = { "OGN-039", "383.4.c", "469.1" },
  you = { base = { "Kai'Sa, Survivor" }, deck = { "Pouty Poro" } },

  run = function(t)
    t.you:move("Kai'Sa, Survivor", "0")
    t:fight()

    t:expect { you = { points = 1, hand = { "Pouty Poro" } } }
  end,
}

scenario "Kai'Sa draws after a won combat" {
  covers = { "OGN-039", "383.4.c", "466.5" },
  you = { base = { "Kai'Sa, Survivor" }, deck = { "Pouty Poro" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Kai'Sa, Survivor", "0")
    t:fight()

    t:expect { you = { points = 1, hand = { "Pouty Poro" } }, foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "Another unit's conquest brings Kai'Sa nothing" {
  covers = { "OGN-039", "383.4.c" },
  you = { units = { ["0"] = { "Kai'Sa, Survivor" } }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:move("Shipyard Skulker", "1")
    t:fight()

    t:expect { you = { points = 1, hand = {} } }
  end,
}

scenario "Holding is no conquest for Kai'Sa" {
  covers = { "OGN-039", "469.2" },
  you = { units = { ["0"] = { "Kai'Sa, Survivor" } }, deck = { "Mega-Mech", "Pouty Poro" } },
  turn_player = "foe",

  run = function(t)
    t.foe:end_turn()

    t:expect { you = { points = 1, hand = { "Mega-Mech" } } }
  end,
}

scenario "Two Kai'Sas who conquer together draw a card each" {
  covers = { "OGN-039", "383.3.d" },
  you = { base = { "Kai'Sa, Survivor", "Kai'Sa, Survivor" }, deck = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:move({ "Kai'Sa, Survivor#1", "Kai'Sa, Survivor#2" }, "0")
    t:fight()

    t:expect { you = { points = 1, hand = { "Pouty Poro", "Mega-Mech" } } }
  end,
}

scenario "A second conquest of the same battlefield in a turn draws nothing" {
  covers = { "OGN-039", "470", "471.2.c" },
  you = { base = { "Kai'Sa, Survivor" }, hand = { "Fight or Flight", "Ride the Wind" }, runes = { chaos = 5 }, deck = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:move("Kai'Sa, Survivor", "0")
    t:fight()
    t.you:play("Fight or Flight", { target = "Kai'Sa, Survivor" })
    t:everyone_passes()
    t:expect { you = { controls = {} } }
    t.you:play("Ride the Wind", { target = "Kai'Sa, Survivor", destination = "0" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { points = 1, hand = { "Pouty Poro" } } }
  end,
}

scenario "The Final Point that is not gained becomes a card, and Kai'Sa draws hers" {
  covers = { "OGN-039", "471.1.b", "383.4.c" },
  you = { points = 7, base = { "Kai'Sa, Survivor" }, deck = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:move("Kai'Sa, Survivor", "0")
    t:fight()

    t:expect { you = { points = 7, hand = { "Pouty Poro", "Mega-Mech" } } }
  end,
}
