-- UNL-087 Blue Sentinel.

scenario "Holding, the Sentinel brings two Power as the Main Phase begins" {
  covers = { "UNL-087", "383.4.d", "316.4", "429" },
  you = { units = { ["0"] = { "Blue Sentinel" } } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { phase = "main", you = { resources = { any = 2 } } }
  end,
}

scenario "Another unit's hold fires twice beside the Sentinel, and once elsewhere" {
  covers = { "UNL-087" },
  you = { units = { ["0"] = { "Blue Sentinel", "Vilemaw" } } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()
    t:expect { you = { hand_size = 3 } }
  end,
}

scenario "A hold elsewhere fires once, and without the Sentinel's hold there is no Power" {
  covers = { "UNL-087", "Shield" },
  you = { units = { ["0"] = { "Vilemaw" } }, base = { "Blue Sentinel" } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { hand_size = 2, resources = { any = 0 } } }
  end,
}

scenario "The gift comes once, not in the Main Phase after the next" {
  covers = { "UNL-087", "390.3", "Shield" },
  you = { units = { ["0"] = { "Blue Sentinel" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()
    t:expect { you = { resources = { any = 2 } } }
    t.you:move("Blue Sentinel", "base")
    t:next_turn()
    t:expect { you = { resources = { any = 0 } } }
    t:next_turn()

    t:expect { you = { resources = { any = 0 } } }
  end,
}

scenario "Defending, the Sentinel has six Might" {
  covers = { "UNL-087", "Shield" },
  you = { units = { ["0"] = { "Blue Sentinel" } } },
  foe = { base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "0")

    t:expect_unit("Blue Sentinel", { might = 6 })
  end,
}
