-- UNL-088 Gutter Palace.

scenario "With four cards and four units in the field the Palace wins" {
  covers = { "UNL-088", "195", "383.2.a" },
  turn_player = "foe",
  ends = "effect",
  you = {
    gear = { "Gutter Palace" },
    hand = { "Gust", "Gust", "Cleave", "Cleave" },
    units = { ["0"] = { "Recruit", "Recruit" }, ["1"] = { "Recruit", "Recruit" } },
    base = { "Recruit" },
  },

  run = function(t)
    t.foe:end_turn()
    t.you:pass()
    t.foe:pass()

    t:expect { over = true, winner = "you", you = { points = 0 } }
  end,
}

scenario "Five cards, or five units in the field, win nothing" {
  covers = { "UNL-088", "383.2.a" },
  turn_player = "foe",
  you = {
    gear = { "Gutter Palace" },
    hand = { "Gust", "Gust", "Cleave", "Cleave", "Cleave" },
    units = { ["0"] = { "Recruit", "Recruit" }, ["1"] = { "Recruit", "Recruit" } },
  },

  run = function(t)
    t:next_turn()

    t:expect { over = false, you = { hand_size = 6, points = 2 } }
  end,
}

scenario "Three cards and one in the foe's hand win nothing" {
  covers = { "UNL-088", "383.2.a" },
  turn_player = "foe",
  you = {
    gear = { "Gutter Palace" },
    hand = { "Gust", "Gust", "Cleave" },
    units = { ["0"] = { "Recruit", "Recruit" }, ["1"] = { "Recruit", "Recruit" } },
  },
  foe = { hand = { "Gust" } },

  run = function(t)
    t:next_turn()

    t:expect { over = false, you = { hand_size = 4 } }
  end,
}

scenario "Three units in the field, one in base and one of the foe's win nothing" {
  covers = { "UNL-088", "383.2.a" },
  turn_player = "foe",
  you = {
    gear = { "Gutter Palace" },
    hand = { "Gust", "Gust", "Cleave", "Cleave" },
    units = { ["0"] = { "Recruit", "Recruit", "Recruit" } },
    base = { "Recruit" },
  },
  foe = { units = { ["1"] = { "Recruit" } } },

  run = function(t)
    t:next_turn()

    t:expect { over = false, you = { hand_size = 5 } }
  end,
}

scenario "A discard and the Palace's exhaustion bring a Bird" {
  covers = { "UNL-088", "UNL-T02", "203.3" },
  you = { gear = { "Gutter Palace" }, hand = { "Gust", "Cleave" } },

  run = function(t)
    t.you:use("Gutter Palace", { discard = "Gust" })
    t:everyone_passes()

    t:expect { you = { base = { "Bird", "Gutter Palace" }, hand = { "Cleave" }, trash = { "Gust" } } }
    t.you:refused("use", "Gutter Palace")
  end,
}
