-- OGN-054 Sunlit Guardian, and Tank.

scenario "Tank takes combat damage before the others" {
  covers = { "OGN-054", "Tank", "Shield", "815", "465.2.c.6" },
  you = { units = { ["0"] = { "Recruit", "Sunlit Guardian" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t:expect_unit("Sunlit Guardian", { might = 4 })
    t:fight()

    t:expect { you = { units = { ["0"] = { "Recruit", "Sunlit Guardian" } }, trash = {} } }
  end,
}

scenario "Without Tank the attacker may choose the small one first" {
  covers = { "465.2.c" },
  you = { units = { ["0"] = { "Recruit", "Playful Phantom" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t:answers { foe = { { assign = "Recruit" } } }
    t.foe:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { you = { units = { ["0"] = { "Playful Phantom" } } } }
  end,
}

scenario "What Tank does not take goes on to the others" {
  covers = { "OGN-054", "Tank", "465.2.c.3" },
  you = { units = { ["0"] = { "Recruit", "Sunlit Guardian" } } },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t:fight()

    t:expect { you = { units = { ["0"] = {} }, trash = { "Sunlit Guardian" } }, foe = { trash = { "Playful Phantom" } } }
  end,
}
