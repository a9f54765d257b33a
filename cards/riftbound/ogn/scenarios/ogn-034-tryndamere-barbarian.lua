-- OGN-034 Tryndamere, Barbarian.

scenario "Five excess damage on the way to a conquest are a point more" {
  covers = { "OGN-034", "465.2.c", "466.5", "194.1" },
  you = { base = { "Tryndamere, Barbarian" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Tryndamere, Barbarian", "0")
    t:fight()

    t:expect { you = { points = 2, units = { ["0"] = { "Tryndamere, Barbarian" } } } }
  end,
}

scenario "Four excess damage are no point" {
  covers = { "OGN-034", "465.2.c" },
  you = { base = { "Tryndamere, Barbarian" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:move("Tryndamere, Barbarian", "0")
    t:fight()

    t:expect { you = { points = 1 } }
  end,
}

scenario "Without a combat there is no excess damage" {
  covers = { "OGN-034", "348.2" },
  you = { base = { "Tryndamere, Barbarian" } },

  run = function(t)
    t.you:move("Tryndamere, Barbarian", "0")
    t:fight()

    t:expect { you = { points = 1 } }
  end,
}

scenario "The point for excess is not bound by the Final Point" {
  covers = { "OGN-034", "471.1" },
  you = { points = 7, base = { "Tryndamere, Barbarian" }, deck = { "Pouty Poro" } },
  foe = { units = { ["0"] = { "Pouty Poro" } } },
  ends = "points",

  run = function(t)
    t.you:move("Tryndamere, Barbarian", "0")
    t:fight()

    t:expect { winner = "you", you = { points = 8, hand = { "Pouty Poro" } } }
  end,
}

scenario "The excess of an earlier combat does not count for a later one" {
  covers = { "OGN-034", "466.7" },
  you = { base = { "Tryndamere, Barbarian" }, hand = { "Ride the Wind" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:move("Tryndamere, Barbarian", "0")
    t:fight()
    t:expect { you = { points = 2 } }
    t.you:play("Ride the Wind", { target = "Tryndamere, Barbarian", destination = "1" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { points = 3 } }
  end,
}

scenario "Two Tryndameres who conquer together score a point each" {
  covers = { "OGN-034", "383.4.c" },
  you = { base = { "Tryndamere, Barbarian", "Tryndamere, Barbarian" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move({ "Tryndamere, Barbarian", "Tryndamere, Barbarian#2" }, "0")
    t:fight()

    t:expect { you = { points = 3 } }
  end,
}
