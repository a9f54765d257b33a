-- Phases that come again, and what a phase brings by itself.

scenario "One more rune for each that says so" {
  covers = { "TLY-001", "315.3" },
  turn_player = "foe",
  you = { gear = { "Deep Spring", "Deep Spring" }, rune_deck = { fury = 6 } },
  foe = { rune_deck = { fury = 6 } },

  run = function(t)
    t:next_turn()
    t:expect { turn_player = "you", you = { runes = 4 } }
    t:next_turn()
    t:expect { foe = { runes = 2 } }
  end,
}

scenario "Taken over it speaks of the taker" {
  covers = { "TLY-001", "TLY-009", "191" },
  turn_player = "foe",
  you = { gear = { "Deep Spring" } },
  foe = { hand = { "Borrowed Hand" }, runes = { chaos = 1 } },

  run = function(t)
    t.foe:play("Borrowed Hand", { target = "Deep Spring" })
    t:everyone_passes()
    t:next_turn()
    t:expect { you = { runes = 2 } }
    t:next_turn()
    t:expect { foe = { runes = 4 } }
  end,
}

scenario "More for one, less for the other, and never less than nothing" {
  covers = { "TLY-002", "315.4" },
  turn_player = "foe",
  you = { gear = { "Quill Levy", "Quill Levy" }, deck = { "Gust", "Spark", "Spark", "Gust" } },
  foe = { deck = { "Gust", "Spark" } },

  run = function(t)
    t:next_turn()
    t:expect { you = { hand = { "Gust", "Spark", "Spark" } } }
    t:next_turn()
    t:expect { foe = { hand = {} } }
  end,
}

scenario "Facedown it says nothing" {
  covers = { "TLY-001", "364" },
  turn_player = "foe",
  you = { units = { ["Void Gate"] = { "Mega-Mech" } }, facedown = { ["Void Gate"] = { "Deep Spring" } } },

  run = function(t)
    t:next_turn()
    t:expect { you = { runes = 2 } }
  end,
}

scenario "A second Main Phase comes after the first, and then the end of the turn" {
  covers = { "TLY-003", "304" },
  you = { hand = { "Long Noon" }, base = { "Mega-Mech" }, runes = { fury = 2 }, deck = { "Gust", "Spark" } },

  run = function(t)
    t.you:play("Long Noon")
    t:everyone_passes()
    t.you:end_turn()
    t:expect { turn_player = "you", phase = "main", you = { hand = {} } }
    t.you:move("Mega-Mech", "0")
    t:fight()
    t:next_turn()
    t:expect { turn_player = "foe" }
  end,
}

scenario "The phase that was made last comes first, and each its once" {
  covers = { "TLY-004", "304" },
  battlefields = { "Void Gate" },
  you = {
    hand = { "Second Dawn" }, units = { ["Void Gate"] = { "Mega-Mech" } }, runes = { calm = 3 },
    deck = { "Gust", "Spark" },
  },

  run = function(t)
    t.you:play("Second Dawn", { to = "base" })
    t:everyone_passes()
    t:expect { you = { points = 0 } }
    t:stop_at("end_of_turn")
    t.you:end_turn()
    -- The Scoring Step is part of the Beginning Phase.
    t:expect { you = { points = 1, hand = { "Gust" } } }
    t:go_on()
    t:next_turn()
    t:expect { turn_player = "you", you = { points = 2, hand = { "Gust", "Spark" } } }
  end,
}

scenario "Twice made it comes twice" {
  covers = { "TLY-003", "304" },
  you = { hand = { "Long Noon", "Long Noon" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Long Noon")
    t:everyone_passes()
    t.you:play("Long Noon")
    t:everyone_passes()
    t.you:end_turn()
    t.you:end_turn()
    t:expect { turn_player = "you", phase = "main" }
    t.you:end_turn()
    t:expect { turn_player = "foe" }
  end,
}

scenario "An additional Ending Step" {
  covers = { "TLY-012", "317.1" },
  battlefields = { "Void Gate" },
  you = { base = { "Mega-Mech", "Evening Bell" }, deck = { "Gust", "Spark", "Spark" } },

  run = function(t)
    t.you:move("Mega-Mech", "Void Gate")
    t:fight()
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "foe", you = { hand = { "Gust", "Spark" } } }
  end,
}

scenario "Without an Awaken Phase nothing is readied, once" {
  covers = { "TLY-005", "443" },
  you = { hand = { "Lazy Morning" }, runes = { chaos = 1 } },
  foe = { base = { { "Mega-Mech", exhausted = true }, "Dawn Drummer" } },

  run = function(t)
    t.you:play("Lazy Morning")
    t:everyone_passes()
    t:next_turn()
    t:expect_unit("Mega-Mech", { exhausted = true })
    t:expect_unit("Dawn Drummer", { might = 2 })
    t:next_turn()
    t:next_turn()
    t:expect_unit("Mega-Mech", { exhausted = false })
  end,
}

scenario "What waits for the Awaken Phase, also as a copy" {
  covers = { "TLY-006", "TLY-010", "315.1" },
  you = { hand = { "Clay Double" }, base = { "Mega-Mech", "Dawn Drummer" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Clay Double", { target = { { "Mega-Mech" }, { "Dawn Drummer" } } })
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t:everyone_passes()
    t:expect_unit("Dawn Drummer", { might = 3 })
    t:expect_unit("Dawn Drummer#2", { might = 3 })
  end,
}

scenario "What an Awaken Phase leaves exhausted" {
  covers = { "TLY-013", "315.1" },
  you = { gear = { "Heavy Dew" } },
  foe = { base = { { "Mega-Mech", exhausted = true } }, gear = { { "Deep Spring", exhausted = true } } },

  run = function(t)
    t:next_turn()
    t:expect_unit("Mega-Mech", { exhausted = true })
    t:expect_unit("Deep Spring", { exhausted = false })
  end,
}
