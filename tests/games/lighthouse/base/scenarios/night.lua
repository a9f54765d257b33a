-- The track, the lamps, the watch and both ends of the game.

scenario "a swell makes the other storms stronger" {
  covers = { "LH-006" },
  coast = { "Tall Lamp" },
  track = { "Long Swell", "Black Gale" },
  run = function(t)
    t:expect_object("Long Swell", { force = 3 })
    t:expect_object("Black Gale", { force = 6 })
    t:expect { track = { force = 9 } }
  end,
}

scenario "fog lets no storm be stronger than three" {
  covers = { "LH-007" },
  coast = { "Tall Lamp" },
  track = { "Fog Bank", "Black Gale", "Long Swell" },
  run = function(t)
    t:expect_object("Black Gale", { force = 3 })
    t:expect { track = { force = 8 } }
  end,
}

scenario "the first storm calms down where both watch the same side" {
  coast = { "Tall Lamp" },
  track = { "Hail", "Squall" },
  run = function(t)
    t.you:answer(2)
    t.foe:answer(2)

    t:expect { track = { cards = { "Squall" } }, sea = { "Hail" }, you = { watches = 1 }, foe = { watches = 0 } }
  end,
}

scenario "a black gale does not calm down" {
  covers = { "LH-008" },
  coast = { "Tall Lamp" },
  track = { "Black Gale" },
  run = function(t)
    t.you:answer(2)
    t.foe:answer(2)

    t:expect { track = { cards = { "Black Gale" } }, sea = {} }
  end,
}

scenario "where they watch different sides nothing calms down" {
  coast = { "Tall Lamp" },
  track = { "Hail" },
  run = function(t)
    t.you:answer(1)
    t.foe:answer(3)

    t:expect { track = { cards = { "Hail" } }, turn_player = "foe" }
  end,
}

scenario "three storms that broke lose the game for all" {
  coast = { "Tall Lamp" },
  wrecks = { "Hail", "Squall", "Squall" },
  run = function(t)
    t.you:answer(1)
    t.foe:answer(3)

    t:expect { over = true, winner = "nobody", reason = "wrecked" }
  end,
}

scenario "all lamps lit win it for all" {
  coast = { { "Old Lamp", lit = true } },
  run = function(t)
    t.you:answer(1)
    t.foe:answer(3)

    t:expect { over = true, winner = { "you", "foe" }, reason = "lit" }
  end,
}

scenario "six keepers watch, each with the next one" {
  coast = { "Tall Lamp" },
  foe2 = {}, foe3 = {}, foe4 = {}, foe5 = {},
  run = function(t)
    t.you:answer(1)
    t.foe:answer(3)

    t:expect { turn_player = "foe" }
  end,
}

scenario "a flame lights a lamp of its colour, as the story tells" {
  coast = { "Old Lamp", "Tall Lamp" },
  bag = { "Green Flame" },
  chance = { 1, 6, 6 },
  run = function(t)
    t.you:answer("Tall Lamp")

    t:log_has("A green flame lights a part of Tall Lamp")
  end,
}
