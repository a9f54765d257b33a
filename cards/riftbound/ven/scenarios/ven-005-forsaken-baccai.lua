-- VEN-005 Forsaken Baccai.

scenario "With fewer runes than the foe the Baccai has a Might more, for the turn" {
  covers = { "VEN-005", "315.2", "383" },
  you = { base = { "Forsaken Baccai" }, runes = { fury = 3 } },
  foe = { runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()
    t:expect_unit("Forsaken Baccai", { might = 3 })
    t:next_turn()

    t:expect_unit("Forsaken Baccai", { might = 2 })
  end,
}

scenario "With as many runes as the foe the Baccai stays as it is" {
  covers = { "VEN-005" },
  you = { base = { "Forsaken Baccai" }, runes = { fury = 4 } },
  foe = { runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect_unit("Forsaken Baccai", { might = 2 })
  end,
}

scenario "The foe's Beginning Phase is nothing to the Baccai" {
  covers = { "VEN-005" },
  you = { base = { "Forsaken Baccai" }, runes = { fury = 1 } },
  foe = { runes = { fury = 4 } },

  run = function(t)
    t:next_turn()

    t:expect { turn_player = "foe" }
    t:expect_unit("Forsaken Baccai", { might = 2 })
  end,
}

scenario "One of two opponents with more runes is enough for the Baccai" {
  covers = { "VEN-005" },
  you = { base = { "Forsaken Baccai" }, runes = { fury = 2 } },
  foe = { runes = { fury = 1 } },
  foe2 = { runes = { fury = 5 } },
  turn_player = "foe2",

  run = function(t)
    t:next_turn()

    t:expect_unit("Forsaken Baccai", { might = 3 })
  end,
}
