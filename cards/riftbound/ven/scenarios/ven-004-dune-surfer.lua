-- VEN-004 Dune Surfer.

scenario "In the Surfer's combat you assign damage as if the foe's units had no Tank" {
  covers = { "VEN-004", "Tank", "765", "465.2.c" },
  you = { base = { "Dune Surfer" } },
  foe = { units = { ["0"] = { "Sunlit Guardian", "Daring Poro" } } },

  run = function(t)
    t.you:move("Dune Surfer", "0")
    t:answers { you = { { assign = "Daring Poro" } } }
    t:fight()

    t:expect { foe = { trash = { "Daring Poro" } } }
  end,
}

scenario "Without the Surfer Tank comes first" {
  covers = { "VEN-004", "Tank", "815" },
  you = { base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Mutated Mouser", "Daring Poro" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { foe = { trash = { "Mutated Mouser" } } }
  end,
}

scenario "A Surfer that is elsewhere ignores nothing" {
  covers = { "VEN-004", "Tank" },
  you = { base = { "Shipyard Skulker" }, units = { ["1"] = { "Dune Surfer" } } },
  foe = { units = { ["0"] = { "Mutated Mouser", "Daring Poro" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { foe = { trash = { "Mutated Mouser" } } }
  end,
}

scenario "The foe ignores nothing: your Tank still takes the damage first" {
  covers = { "VEN-004", "Tank", "765" },
  you = { base = { "Dune Surfer", "Mutated Mouser" } },
  foe = { units = { ["0"] = { "Daring Poro" } } },

  run = function(t)
    t.you:move({ "Dune Surfer", "Mutated Mouser" }, "0")
    t:fight()

    t:expect { you = { trash = { "Mutated Mouser" }, units = { ["0"] = { "Dune Surfer" } } } }
  end,
}

scenario "Defending, the Surfer's player ignores Tank as well" {
  covers = { "VEN-004", "Tank", "765" },
  you = { units = { ["0"] = { "Dune Surfer" } } },
  foe = { base = { "Sunlit Guardian", "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move({ "Sunlit Guardian", "Shipyard Skulker" }, "0")
    t:answers { you = { { assign = "Shipyard Skulker" } } }
    t:fight()

    t:expect { foe = { trash = { "Shipyard Skulker" } } }
  end,
}
