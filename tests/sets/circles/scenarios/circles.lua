-- Games that go round in circles, or grow without end (TR 505); and games that are lost.

scenario "a circle that nobody can end is a draw" {
  covers = { "CIR-001", "TR 505", "505" },
  phase = "awaken",
  you = { base = { { "Perpetual Mirror", exhausted = true } } },
  ends = "loop",

  run = function(t)
    t:everyone_passes()

    t:expect { over = true, winner = "nobody", turn = 3, reason = "loop", loop = { "Perpetual Mirror" } }
  end,
}

scenario "whoever could end it by a response and does not lets it be a draw" {
  covers = { "CIR-001", "TR 505" },
  phase = "awaken",
  you = { base = { { "Perpetual Mirror", exhausted = true } } },
  foe = { hand = { "Gust" }, runes = { chaos = 2 } },

  run = function(t)
    for _ = 1, 27 do
      t.you:pass()
      t.foe:pass()
    end
    t:expect { over = false }
    t.you:pass()

    -- The fortieth decision's position has come back eight times.
    t:expect { over = true, winner = "nobody", reason = "loop", loop = { "Perpetual Mirror" } }
  end,
}

scenario "a circle is ended by whoever acts" {
  covers = { "CIR-001", "TR 505" },
  phase = "awaken",
  you = { units = { ["Void Gate"] = { { "Perpetual Mirror", exhausted = true } } } },
  foe = { hand = { "Gust" }, runes = { chaos = 2 } },

  run = function(t)
    for _ = 1, 15 do
      t.you:pass()
      t.foe:pass()
    end
    t.you:pass()
    t.foe:play("Gust", { target = "Perpetual Mirror" })
    t:everyone_passes()

    t:expect { over = false, you = { hand = { "Perpetual Mirror", "Mega-Mech" } }, turn = 3 }
  end,
}

scenario "a player who repeats the same for ever is offered it no more" {
  covers = { "CIR-002", "TR 505" },
  you = { gear = { "Idle Windmill" } },

  run = function(t)
    for _ = 1, 21 do
      t.you:use("Idle Windmill")
      t:everyone_passes()
    end
    t.you:offers_not("use", "Idle Windmill")
    t:next_turn()
    t:expect { turn = 4, over = false }
  end,
}

scenario "an ability that says may is declined when it has gone round too often" {
  covers = { "CIR-004", "TR 505" },
  phase = "awaken",
  you = { base = { { "Eager Twin", exhausted = true } } },

  run = function(t)
    local yes = {}
    for i = 1, 28 do yes[i] = { may = true } end
    t:answers { you = yes }
    t:everyone_passes()
    t:expect { over = false, turn = 3, phase = "main" }
  end,
}

scenario "so is what is wanted on resolution" {
  covers = { "CIR-007", "TR 505" },
  phase = "awaken",
  you = { base = { { "Long Echo", exhausted = true } } },

  run = function(t)
    local yes = {}
    for i = 1, 27 do yes[i] = { may = true } end
    t:answers { you = yes }
    t:everyone_passes()
    t:expect { over = false, turn = 3, phase = "main" }
  end,
}

scenario "a circle that grows stops the game unfinished when the table is full" {
  ends = "limit",
  covers = { "CIR-003", "TR 505" },
  you = { base = { "Fertile Mold" }, hand = { "Forge of the Future" }, runes = { order = 8 } },

  run = function(t)
    t.you:play("Forge of the Future")
    t:everyone_passes()

    t:expect { over = true, winner = "nobody", reason = "limit", limit = "items on the chain", loop = { "Fertile Mold" } }
  end,
}

scenario "a circle that changes the position each time stops the game unfinished, too" {
  ends = "limit",
  covers = { "CIR-005", "TR 505" },
  phase = "awaken",
  you = { base = { { "Swelling Tide", exhausted = true } } },

  run = function(t)
    t:everyone_passes()

    t:expect { over = true, winner = "nobody", reason = "limit", limit = "decisions in a turn", loop = { "Swelling Tide" } }
  end,
}

scenario "who loses the game by an effect leaves it" {
  covers = { "CIR-006", "195.1" },
  you = { hand = { "Bitter End" }, runes = { order = 1 } },
  foe = { units = { ["Void Gate"] = { "Pouty Poro" } } },
  foe2 = {},

  run = function(t)
    t.you:play("Bitter End", { target = "foe" })
    t:everyone_passes()

    t:expect { over = false, foe = { gone = true, units = { ["Void Gate"] = {} } }, turn_player = "you" }
  end,
}

scenario "who loses in the midst of an effect sees it through, answered for" {
  covers = { "CIR-008", "195.1" },
  you = { hand = { "Short Candle" }, runes = { order = 1 }, base = { "Pouty Poro", "Mega-Mech" } },
  foe = { base = { "Mega-Mech" } },
  foe2 = { base = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Short Candle")
    t:answers { foe2 = { { pick = "foe2's Mega-Mech" } } }
    t:everyone_passes()

    t:expect { over = false, turn_player = "foe", you = { gone = true },
      foe = { trash = { "Mega-Mech" } }, foe2 = { trash = { "Mega-Mech" } } }
  end,
}
