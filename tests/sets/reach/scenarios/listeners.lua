-- Who waits for an event, when that event gives others their first text.

scenario "A move that gives silent units Tank is heard once by each Singer" {
  covers = { "RCH-091", "RCH-092", "383.2.c" },
  you = {
    gear = { "March Drum" },
    base = { "Mega-Mech", "Road Singer", "Recruit", "Road Singer", "Road Singer" },
    deck = { "Gust", "Charm", "Stupefy", "Defy", "Mega-Mech" },
  },

  run = function(t)
    t:expect_unit("Mega-Mech", { no_keywords = { "Tank" } })
    t.you:move("Recruit", "Blank Battlefield")
    t:everyone_passes()

    t:expect { you = { hand_size = 3 } }
    t:expect_unit("Mega-Mech", { keywords = { "Tank" } })
  end,
}

scenario "The move that takes Tank away again is heard by nobody" {
  covers = { "RCH-091", "RCH-092", "383.2.c" },
  you = {
    gear = { "March Drum" },
    base = { "Mega-Mech", "Road Singer", "Road Singer" },
    units = { ["Blank Battlefield"] = { "Recruit" } },
    deck = { "Gust", "Charm", "Stupefy" },
  },

  run = function(t)
    t:expect_unit("Mega-Mech", { keywords = { "Tank" } })
    t.you:move("Recruit", "base")
    t:everyone_passes()

    t:expect { you = { hand_size = 0 } }
    t:expect_unit("Mega-Mech", { no_keywords = { "Tank" } })
  end,
}

scenario "The Singer that moves hears itself, and the Tank that it brings" {
  covers = { "RCH-091", "RCH-092", "383.2.c" },
  you = {
    gear = { "March Drum" },
    base = { "Mega-Mech", "Road Singer", "Mega-Mech", "Road Singer" },
    deck = { "Gust", "Charm", "Stupefy" },
  },

  run = function(t)
    t.you:move("Road Singer#2", "Blank Battlefield")
    t:everyone_passes()

    t:expect { you = { hand_size = 2 } }
  end,
}
