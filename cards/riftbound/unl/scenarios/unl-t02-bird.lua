-- UNL-T02 Bird, and UNL-T06 Reflection.

scenario "A Bird is a unit token of one Might with Deflect" {
  covers = { "UNL-T02", "185", "187.7", "Deflect" },
  you = { units = { ["0"] = { "Bird" } } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Bird", { might = 1, token = true, keywords = { "Deflect" } })
    t.foe:refused("play", "Hextech Ray", "355.8")
  end,
}

scenario "A Reflection is a unit token without Might and keywords" {
  covers = { "UNL-T06", "185", "187.6" },
  you = { base = { "Reflection" } },

  run = function(t)
    t:expect_unit("Reflection", { might = 0, token = true, keywords = {} })
  end,
}
