-- Accelerate: OGN-001 Blazing Scorcher, OGN-010 Legion Rearguard.

scenario "Accelerate paid lets the Scorcher enter ready" {
  covers = { "OGN-001", "Accelerate", "805", "356.2" },
  you = { hand = { "Blazing Scorcher" }, runes = { fury = 6 } },

  run = function(t)
    t.you:play("Blazing Scorcher", { additional = true, to = "base" })

    t:expect_unit("Blazing Scorcher", { ready = true, at = "base" })
    t:expect { you = { runes = 5, runes_ready = 0 } }
  end,
}

scenario "Accelerate declined costs nothing and the Scorcher enters exhausted" {
  covers = { "OGN-001", "Accelerate", "805", "143.4" },
  you = { hand = { "Blazing Scorcher" }, runes = { fury = 6 } },

  run = function(t)
    t.you:play("Blazing Scorcher", { additional = false })

    t:expect_unit("Blazing Scorcher", { exhausted = true })
    t:expect { you = { runes = 6, runes_ready = 1 } }
  end,
}

scenario "Accelerate is not offered without Power of the own domain" {
  covers = { "OGN-001", "Accelerate", "805", "135.2.e.6" },
  you = { hand = { "Blazing Scorcher" }, runes = { chaos = 8 } },

  run = function(t)
    t.you:play("Blazing Scorcher")

    t:expect_unit("Blazing Scorcher", { exhausted = true })
    t:expect { you = { runes = 8, runes_ready = 3 } }
  end,
}

scenario "The Rearguard accelerates with three runes, one of them spent twice" {
  covers = { "OGN-010", "Accelerate", "805", "164.2.b.1" },
  you = { hand = { "Legion Rearguard" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Legion Rearguard", { additional = true })

    t:expect_unit("Legion Rearguard", { ready = true })
    t:expect { you = { runes = 2, runes_ready = 0, rune_deck_size = 9 } }
  end,
}

scenario "Accelerated, the Rearguard attacks in the turn it came" {
  covers = { "OGN-010", "Accelerate", "805", "144.2" },
  you = { hand = { "Legion Rearguard" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Legion Rearguard", { additional = true })
    t.you:move("Legion Rearguard", "0")
    t:fight()

    t:expect { you = { points = 1, units = { ["0"] = { "Legion Rearguard" } } } }
  end,
}
