-- OGN-205 Yasuo, Windrider.

scenario "Yasuo's third move of the turn scores, the second and the fourth do not" {
  covers = { "OGN-205", "Ganking" },
  you = {
    hand = { "Ride the Wind", "Ride the Wind" },
    runes = { chaos = 6 },
    base = { "Yasuo, Windrider" },
    units = { ["Void Gate"] = { "Daring Poro" }, ["Zaun Warrens"] = { "Petty Officer" } },
  },

  run = function(t)
    t.you:move("Yasuo, Windrider", "Void Gate")
    t.you:play("Ride the Wind", { target = "Yasuo, Windrider", to = "Zaun Warrens" })
    t:everyone_passes()
    t:expect { you = { points = 0 } }
    t.you:play("Ride the Wind", { target = "Yasuo, Windrider", to = "Void Gate" })
    t:everyone_passes()
    t:expect { you = { points = 1 } }
    t.you:move("Yasuo, Windrider", "Zaun Warrens")
    t:everyone_passes()

    t:expect { you = { points = 1 } }
    t:expect_unit("Yasuo, Windrider", { at = "Zaun Warrens", exhausted = true })
  end,
}

scenario "Three moves of three units are not Yasuo's third" {
  covers = { "OGN-205" },
  you = {
    base = { "Yasuo, Windrider", "Vanguard Sergeant", "Soaring Scout" },
    units = { ["Void Gate"] = { "Daring Poro" } },
  },

  run = function(t)
    t.you:move("Vanguard Sergeant", "Void Gate")
    t.you:move("Soaring Scout", "Void Gate")
    t.you:move("Yasuo, Windrider", "Void Gate")

    t:expect { chain = {}, you = { points = 0 } }
  end,
}

scenario "Moves of an earlier turn do not count for Yasuo" {
  covers = { "OGN-205", "Ganking" },
  you = {
    hand = { "Ride the Wind" },
    runes = { chaos = 3 },
    base = { "Yasuo, Windrider" },
    units = { ["0"] = { "Daring Poro" }, ["1"] = { "Petty Officer" } },
  },

  run = function(t)
    t.you:move("Yasuo, Windrider", "0")
    t.you:play("Ride the Wind", { target = "Yasuo, Windrider", to = "1" })
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t:expect { you = { points = 2 } }
    t.you:move("Yasuo, Windrider", "0")

    t:expect { chain = {}, you = { points = 2 } }
  end,
}

scenario "Yasuo's point may be the last one" {
  covers = { "OGN-205", "471.1.b" },
  you = {
    hand = { "Ride the Wind" },
    runes = { chaos = 3 },
    base = { "Yasuo, Windrider" },
    units = { ["0"] = { "Daring Poro" }, ["1"] = { "Petty Officer" } },
    points = 7,
  },
  ends = "points",

  run = function(t)
    t.you:move("Yasuo, Windrider", "0")
    t.you:play("Ride the Wind", { target = "Yasuo, Windrider", to = "1" })
    t:everyone_passes()
    t.you:move("Yasuo, Windrider", "0")
    t:everyone_passes()

    t:expect { over = true, winner = "you" }
  end,
}
