-- UNL-207 Amateur Recital.

scenario "Holding the Recital may send a unit home, from any battlefield" {
  covers = { "UNL-207", "383.4.d" },
  turn_player = "foe",
  you = { units = { ["Amateur Recital"] = { "Mega-Mech" } }, base = { "Recruit" } },
  foe = { units = { ["Zaun Warrens"] = { "Petty Officer" } }, base = { "Recruit" } },

  run = function(t)
    t:answers { you = { { may = true, target = "Petty Officer" } } }
    t:next_turn()

    t:expect { foe = { base = { "Recruit", "Petty Officer" } }, you = { points = 1 } }
  end,
}

scenario "A unit in base has no way to go" {
  covers = { "UNL-207", "355.8" },
  turn_player = "foe",
  you = { units = { ["Amateur Recital"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t:next_turn()

    t:expect { you = { base = { "Recruit", "Mega-Mech" }, points = 1 } }
  end,
}

scenario "Nobody must leave the Recital" {
  covers = { "UNL-207", "383.3.a" },
  turn_player = "foe",
  you = { units = { ["Amateur Recital"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t:next_turn()

    t:expect_unit("Mega-Mech", { at = "Amateur Recital" })
  end,
}

scenario "A hold elsewhere is nothing to the Recital" {
  covers = { "UNL-207" },
  turn_player = "foe",
  you = { units = { ["Zaun Warrens"] = { "Mega-Mech" }, ["Amateur Recital"] = { "Recruit" } } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t:next_turn()

    t:expect_unit("Mega-Mech", { at = "Zaun Warrens" })
  end,
}
