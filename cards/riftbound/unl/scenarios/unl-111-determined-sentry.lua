-- UNL-111 Determined Sentry.

scenario "The Sentry moves out of the base and not back" {
  covers = { "UNL-111", "054.1" },
  you = { base = { "Determined Sentry" }, units = { ["0"] = { "Determined Sentry" } } },

  run = function(t)
    t.you:refused("move", "Determined Sentry#2", "base")
    t.you:move("Determined Sentry#1", "0")

    t:expect { you = { units = { ["0"] = { "Determined Sentry", "Determined Sentry" } } } }
  end,
}

scenario "A spell cannot move the Sentry to its base either" {
  covers = { "UNL-111", "OGN-168", "054.1" },
  you = { units = { ["0"] = { "Determined Sentry" } } },
  foe = { hand = { "Fight or Flight" }, resources = { energy = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Fight or Flight", { target = "Determined Sentry" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Determined Sentry" } }, base = {} } }
  end,
}

scenario "A recall is no move: after a combat without a winner the Sentry is home" {
  covers = { "UNL-111", "455" },
  you = { base = { "Determined Sentry" } },
  foe = { units = { ["0"] = { { "Recruit", stunned = true }, "Mega-Mech" } }, hand = { "Rune Prison" }, resources = { energy = 2, calm = 1 } },

  run = function(t)
    t.you:move("Determined Sentry", "0")
    t.you:pass()
    t.foe:play("Rune Prison", { target = "Mega-Mech" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { base = { "Determined Sentry" } } }
  end,
}
