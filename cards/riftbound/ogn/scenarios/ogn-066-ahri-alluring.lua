-- OGN-066 Ahri, Alluring.

scenario "Ahri's hold is worth two points" {
  covers = { "OGN-066", "383.4.d", "194.1" },
  you = { units = { ["0"] = { "Ahri, Alluring" } } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { points = 2 } }
  end,
}

scenario "Ahri gets nothing for a hold elsewhere" {
  covers = { "OGN-066", "383.4.d" },
  you = { units = { ["0"] = { "Recruit" } }, base = { "Ahri, Alluring" } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { points = 1 } }
  end,
}

scenario "A conquest is no hold for Ahri" {
  covers = { "OGN-066", "469.1" },
  you = { base = { "Ahri, Alluring" } },

  run = function(t)
    t.you:move("Ahri, Alluring", "0")
    t:fight()

    t:expect { you = { points = 1 } }
  end,
}

scenario "Ahri's point may be the last one" {
  covers = { "OGN-066", "471.1.a.1", "194.2" },
  you = { points = 6, units = { ["0"] = { "Ahri, Alluring" } } },
  turn_player = "foe",
  ends = "points",

  run = function(t)
    t.foe:end_turn()
    t:everyone_passes()

    t:expect { over = true, winner = "you" }
  end,
}

scenario "Two Ahris who hold together are worth three points" {
  covers = { "OGN-066", "383.4.d" },
  you = { units = { ["0"] = { "Ahri, Alluring", "Ahri, Alluring" } } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { points = 3 } }
  end,
}

scenario "Ahri's point comes although she has gone before it" {
  covers = { "OGN-066", "OGN-104", "383.2.a.1" },
  you = { units = { ["0"] = { "Ahri, Alluring" } }, hand = { "Retreat" }, runes = { mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:end_turn()
    t:expect { chain = { "Ahri, Alluring" }, you = { points = 1 } }
    t.you:play("Retreat", { target = "Ahri, Alluring" })
    t:everyone_passes()

    t:expect { you = { points = 2, units = { ["0"] = {} } } }
  end,
}
