-- VEN-138 Shen, Leader of the Kinkou Order.

scenario "Holding with exactly one other unit of yours Shen scores a point more" {
  covers = { "VEN-138", "383.4.d", "194" },
  you = { units = { ["0"] = { "Shen, Leader of the Kinkou Order", "Recruit" } } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { points = 2 } }
  end,
}

scenario "Alone Shen holds for one point" {
  covers = { "VEN-138" },
  you = { units = { ["0"] = { "Shen, Leader of the Kinkou Order" } } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { points = 1 } }
  end,
}

scenario "With two others Shen holds for one point" {
  covers = { "VEN-138" },
  you = { units = { ["0"] = { "Shen, Leader of the Kinkou Order", "Recruit", "Recruit" } } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { points = 1 } }
  end,
}

scenario "A defending Shen is one Might stronger" {
  covers = { "VEN-138", "Shield" },
  you = { units = { ["0"] = { "Shen, Leader of the Kinkou Order" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")

    t:expect_unit("Shen, Leader of the Kinkou Order", { might = 8 })
  end,
}
