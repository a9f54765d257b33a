-- The Final Point: the last one before the Victory Score (rules 471.1, 323.1).

scenario "At six points, conquering both battlefields in a turn wins" {
  covers = { "R158", "471.1.b" },
  you = { base = { "Pouty Poro", "Legion Rearguard" }, points = 6 },
  ends = "points",

  run = function(t)
    t.you:move("Pouty Poro", "Blank Battlefield")
    t:fight()
    t:expect { over = false, you = { points = 7, hand = {} } }
    t.you:move("Legion Rearguard", "Blank Battlefield#2")
    t:fight()

    t:expect { over = true, winner = "you", you = { points = 8, hand = {} } }
  end,
}

scenario "At seven points, the first conquest is a card and the second wins" {
  covers = { "R158", "471.1.b" },
  you = { base = { "Pouty Poro", "Legion Rearguard" }, points = 7, deck = { "Mega-Mech", "Mega-Mech" } },
  ends = "points",

  run = function(t)
    t.you:move("Pouty Poro", "Blank Battlefield")
    t:fight()
    t:expect { over = false, you = { points = 7, hand = { "Mega-Mech" } } }
    t.you:move("Legion Rearguard", "Blank Battlefield#2")
    t:fight()

    t:expect { over = true, winner = "you", you = { points = 8, hand = { "Mega-Mech" } } }
  end,
}

scenario "At seven points, holding one battlefield wins at once" {
  covers = { "R158", "471.1.a.1" },
  phase = "awaken",
  you = { units = { ["Void Gate"] = { "Pouty Poro" } }, points = 7 },

  run = function(t)
    t:expect { over = true, winner = "you", you = { points = 8 } }
  end,
}

scenario "At seven points, holding one and conquering the other in the same turn counts both" {
  covers = { "471.1.b", "470" },
  phase = "awaken",
  you = {
    units = { ["Void Gate"] = { "Pouty Poro" } },
    base = { "Legion Rearguard" },
    points = 6,
    deck = { "Mega-Mech", "Mega-Mech" },
  },
  ends = "points",

  run = function(t)
    t:expect { over = false, you = { points = 7 } }
    t.you:move("Legion Rearguard", "Blank Battlefield")
    t:fight()

    t:expect { over = true, winner = "you", you = { points = 8 } }
  end,
}

scenario "A conquest that gives a card for the Final Point still fires what conquering fires" {
  covers = { "471.1.b", "383.4.c", "OGN-298" },
  battlefields = { "Zaun Warrens" },
  you = { base = { "Pouty Poro" }, points = 7, hand = { "Flash" }, deck = { "Mega-Mech", "Tibbers" } },

  run = function(t)
    t.you:move("Pouty Poro", "Zaun Warrens")
    t:answers { you = { { discard = "Flash" } } }
    t:fight()

    t:expect { over = false, you = { points = 7, hand = { "Mega-Mech", "Tibbers" }, trash = { "Flash" } } }
  end,
}
