-- OGN-297 Windswept Hillock: whoever stands there has Ganking.

scenario "Units at Windswept Hillock move on to another battlefield" {
  covers = { "OGN-297", "810" },
  you = { units = { ["Windswept Hillock"] = { "Recruit" } } },
  foe = { units = { ["Zaun Warrens"] = {} } },

  run = function(t)
    t:expect_unit("Recruit", { keywords = "Ganking" })
    t.you:move("Recruit", "Zaun Warrens")
    t:fight()

    t:expect { you = { points = 1 } }
    t:expect_unit("Recruit", { no_keywords = "Ganking", at = "Zaun Warrens" })
  end,
}

scenario "Windswept Hillock helps its own guests only: there is no way to it from elsewhere" {
  covers = { "OGN-297", "144.4" },
  battlefields = { "Windswept Hillock" },
  you = { units = { ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t.you:refused("move", "Recruit", "Windswept Hillock", "144.4")
  end,
}

scenario "Enemies at Windswept Hillock have Ganking as well" {
  covers = { "OGN-297" },
  foe = { units = { ["Windswept Hillock"] = { "Recruit" } } },

  run = function(t)
    t:expect_unit("Recruit", { keywords = "Ganking" })
  end,
}
