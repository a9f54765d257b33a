-- OGN-196 Soulgorger, OGN-198 The Harrowing.

scenario "Soulgorger brings a unit of the trash for its Power alone" {
  covers = { "OGN-196", "356.1.b", "419.3" },
  you = { hand = { "Soulgorger" }, trash = { "Magma Wurm", "Cleave" }, runes = { chaos = 8, fury = 1 } },

  run = function(t)
    t.you:play("Soulgorger")
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { you = { base = { "Soulgorger", "Magma Wurm" }, trash = { "Cleave" }, runes = 6 } }
    t:expect_unit("Magma Wurm", { exhausted = true })
  end,
}

scenario "Soulgorger may leave the dead alone" {
  covers = { "OGN-196", "383.3.a" },
  you = { hand = { "Soulgorger" }, trash = { "Pouty Poro" }, runes = { chaos = 8 } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:play("Soulgorger")

    t:expect { chain = {}, you = { base = { "Soulgorger" }, trash = { "Pouty Poro" } } }
  end,
}

scenario "A unit whose Power cannot be paid stays in the trash" {
  covers = { "OGN-196", "358.5", "444.2" },
  you = { hand = { "Soulgorger" }, trash = { "Magma Wurm" }, runes = { chaos = 8 } },

  run = function(t)
    t.you:play("Soulgorger")
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { you = { base = { "Soulgorger" }, trash = { "Magma Wurm" }, runes = 6 } }
  end,
}

scenario "The opponent's trash is closed to Soulgorger" {
  covers = { "OGN-196", "402.4" },
  you = { hand = { "Soulgorger" }, runes = { chaos = 8 } },
  foe = { trash = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Soulgorger")

    t:expect { chain = {}, foe = { trash = { "Pouty Poro" } } }
  end,
}

scenario "The Harrowing plays a unit of the trash, its abilities as ever" {
  covers = { "OGN-198", "356.1.b", "383.4.a" },
  you = { hand = { "The Harrowing" }, trash = { "Mystic Poro", "Cleave" }, runes = { chaos = 6 }, deck = { "Gust", "Mega-Mech" } },

  run = function(t)
    t.you:play("The Harrowing")
    t:answers { you = { { recycle = "Gust" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Mystic Poro" }, trash = { "Cleave", "The Harrowing" }, deck = { "Mega-Mech", "Gust" } } }
  end,
}

scenario "The Harrowing lets a unit accelerate for the full additional cost" {
  covers = { "OGN-198", "OGN-010", "W6", "Accelerate", "356.2" },
  you = { hand = { "The Harrowing" }, trash = { "Legion Rearguard" }, runes = { chaos = 6, fury = 1 } },

  run = function(t)
    t.you:play("The Harrowing")
    t:answers { you = { { additional = true } } }
    t:everyone_passes()

    t:expect_unit("Legion Rearguard", { ready = true })
    t:expect { you = { runes = 4, runes_ready = 0 } }
  end,
}

scenario "Without a unit in the own trash The Harrowing cannot be played" {
  covers = { "OGN-198", "355.8" },
  you = { hand = { "The Harrowing" }, trash = { "Cleave" }, runes = { chaos = 6 } },
  foe = { trash = { "Pouty Poro" } },

  run = function(t)
    t.you:refused("play", "The Harrowing", "355.8")
  end,
}
