-- UNL-212 Frozen Fortress.

scenario "At each player's Beginning Phase the Fortress deals one to everyone there, before the hold" {
  covers = { "UNL-212", "315.2", "417" },
  you = { units = { ["Frozen Fortress"] = { "Recruit", "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:end_turn()
    t:everyone_passes()

    t:expect { you = { units = { ["Frozen Fortress"] = { { "Mega-Mech", damage = 1 } } }, base = { "Recruit" } } }
    t:next_turn()
    t:expect { you = { points = 1 } }
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "Whoever falls at the Fortress does not hold it" {
  covers = { "UNL-212", "315.2" },
  turn_player = "foe",
  you = { units = { ["Frozen Fortress"] = { "Recruit" } } },

  run = function(t)
    t:next_turn()

    t:expect { you = { points = 0, units = {} } }
  end,
}
