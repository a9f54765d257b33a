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

scenario "A copy of the spring brings a rune of its own" {
  covers = { "TLY-001", "SEA-055", "315.3", "477.1.b" },
  you = { gear = { "Deep Spring" }, hand = { "Dear Clay" }, runes = { chaos = 2 } },
  foe = {},

  run = function(t)
    t.you:play("Dear Clay", { target = "Deep Spring" })
    t:everyone_passes()
    t:next_turn()
    t:expect { foe = { runes = 2 } }
    t:next_turn()
    t:expect { you = { runes = 6 } }
  end,
}

scenario "Taken over the levy is raised from who had it" {
  covers = { "TLY-002", "TLY-009", "191", "315.4" },
  you = { hand = { "Borrowed Hand" }, runes = { chaos = 1 }, deck = { "Gust", "Spark", "Spark" } },
  foe = { gear = { "Quill Levy" }, deck = { "Gust", "Spark" } },

  run = function(t)
    t.you:play("Borrowed Hand", { target = "Quill Levy" })
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "foe", foe = { hand = {} } }
    t:next_turn()
    t:expect { turn_player = "you", you = { hand = { "Gust", "Spark" } } }
  end,
}

scenario "The copy of an opponent's levy leaves both where they were" {
  covers = { "TLY-002", "SEA-055", "315.4", "477.1.b" },
  you = { hand = { "Dear Clay" }, runes = { chaos = 2 }, deck = { "Gust", "Spark", "Spark" } },
  foe = { gear = { "Quill Levy" }, deck = { "Gust", "Spark" } },

  run = function(t)
    t.you:play("Dear Clay", { target = "Quill Levy" })
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "foe", foe = { hand = { "Gust" } } }
    t:next_turn()
    t:expect { turn_player = "you", you = { hand = { "Gust" } } }
  end,
}

scenario "A facedown levy is raised from nobody" {
  covers = { "TLY-002", "364" },
  you = {
    units = { ["Void Gate"] = { "Mega-Mech" } }, facedown = { ["Void Gate"] = { "Quill Levy" } },
    deck = { "Gust", "Spark", "Spark" },
  },
  foe = { deck = { "Gust", "Spark" } },

  run = function(t)
    t:next_turn()
    t:expect { turn_player = "foe", foe = { hand = { "Gust" } } }
    t:next_turn()
    t:expect { turn_player = "you", you = { hand = { "Gust" } } }
  end,
}

scenario "Two bells make two more Ending Steps, and each rings in each" {
  covers = { "TLY-012", "TLY-010", "317.1", "477.1.b" },
  battlefields = { "Void Gate" },
  you = {
    hand = { "Clay Double" }, base = { "Mega-Mech", "Dawn Drummer", "Evening Bell" }, runes = { mind = 1 },
    deck = { "Gust", "Gust", "Gust", "Gust", "Gust", "Gust", "Spark" },
  },

  run = function(t)
    t.you:play("Clay Double", { target = { { "Dawn Drummer" }, { "Evening Bell" } } })
    t:everyone_passes()
    t.you:move("Mega-Mech", "Void Gate")
    t:fight()
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "foe", you = { hand = { "Gust", "Gust", "Gust", "Gust", "Gust", "Gust" } } }
  end,
}

scenario "The bell of the other player rings for who has taken it" {
  covers = { "TLY-012", "TLY-009", "191", "317.1" },
  battlefields = { "Void Gate" },
  you = {
    hand = { "Borrowed Hand" }, base = { "Mega-Mech" }, runes = { chaos = 1 }, deck = { "Gust", "Spark", "Spark" },
  },
  foe = { base = { "Evening Bell" }, deck = { "Gust", "Spark" } },

  run = function(t)
    t.you:play("Borrowed Hand", { target = "Evening Bell" })
    t:everyone_passes()
    t.you:move("Mega-Mech", "Void Gate")
    t:fight()
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "foe", you = { hand = { "Gust", "Spark" } }, foe = { hand = { "Gust" } } }
  end,
}

scenario "A facedown bell makes no Ending Step and rings in none" {
  covers = { "TLY-012", "364" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = {
    base = { "Mega-Mech" }, units = { ["Zaun Warrens"] = { "Dawn Drummer" } },
    facedown = { ["Zaun Warrens"] = { "Evening Bell" } }, deck = { "Gust", "Spark" },
  },

  run = function(t)
    t.you:move("Mega-Mech", "Void Gate")
    t:fight()
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "foe", you = { hand = {} } }
  end,
}

scenario "The copy of a spell makes a Main Phase too, in whoever's turn it is" {
  covers = { "TLY-003", "RCH-054", "304", "439" },
  you = { hand = { "Long Noon" }, runes = { fury = 2 } },
  foe = { hand = { "Echo Glass" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Long Noon")
    t.you:pass()
    t.foe:play("Echo Glass")
    t:everyone_passes()
    t.you:end_turn()
    t.you:end_turn()
    t:expect { turn_player = "you", phase = "main" }
    t.you:end_turn()
    t:expect { turn_player = "foe" }
  end,
}

scenario "The copy of an opponent's spell takes the Awaken Phase of who played that" {
  covers = { "TLY-005", "RCH-054", "443", "439" },
  you = { hand = { "Lazy Morning" }, base = { { "Mega-Mech", exhausted = true } }, runes = { chaos = 1 } },
  foe = { hand = { "Echo Glass" }, base = { { "Dawn Drummer", exhausted = true } }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Lazy Morning")
    t.you:pass()
    t:answers { foe = { { may = true } } }
    t.foe:play("Echo Glass")
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "foe" }
    t:expect_unit("Dawn Drummer", { exhausted = true })
    t:next_turn()
    t:expect { turn_player = "you" }
    t:expect_unit("Mega-Mech", { exhausted = true })
  end,
}

scenario "Taken over the dew falls on who had it" {
  covers = { "TLY-013", "TLY-009", "191", "315.1" },
  you = { hand = { "Borrowed Hand" }, base = { { "Mega-Mech", exhausted = true } }, runes = { chaos = 1 } },
  foe = { gear = { "Heavy Dew" }, base = { { "Stubborn Ox", exhausted = true } } },

  run = function(t)
    t.you:play("Borrowed Hand", { target = "Heavy Dew" })
    t:everyone_passes()
    t:next_turn()
    t:expect_unit("Stubborn Ox", { exhausted = true })
    t:next_turn()
    t:expect_unit("Mega-Mech", { exhausted = false })
  end,
}

scenario "Facedown dew falls on nobody" {
  covers = { "TLY-013", "364" },
  you = { units = { ["Void Gate"] = { "Mega-Mech" } }, facedown = { ["Void Gate"] = { "Heavy Dew" } } },
  foe = { base = { { "Stubborn Ox", exhausted = true } } },

  run = function(t)
    t:next_turn()
    t:expect_unit("Stubborn Ox", { exhausted = false })
  end,
}

scenario "A rune less for everybody, and a card more" {
  covers = { "TLY-077", "315.3", "315.4" },
  turn_player = "foe",
  you = { gear = { "Dry Well" }, deck = { "Gust", "Spark", "Gust" } },
  foe = { deck = { "Spark", "Gust", "Spark" } },

  run = function(t)
    t:next_turn()
    t:expect { you = { runes = 1, hand_size = 2 } }
    t:next_turn()
    t:expect { foe = { runes = 1, hand_size = 2 } }
  end,
}

scenario "Less than nothing never comes, and of a well and two springs one remains" {
  covers = { "TLY-077", "TLY-001", "315.3" },
  turn_player = "foe",
  you = { gear = { "Dry Well", "Dry Well", "Dry Well", "Deep Spring", "Deep Spring" } },

  run = function(t)
    t:next_turn()
    t:expect { you = { runes = 1 } }
    t:next_turn()
    t:expect { foe = { runes = 0 } }
  end,
}

scenario "Facedown the well takes nothing, and whoever has it, it speaks of everybody" {
  covers = { "TLY-077", "364" },
  turn_player = "foe",
  you = { units = { ["Void Gate"] = { "Mega-Mech" } }, facedown = { ["Void Gate"] = { "Dry Well" } } },

  run = function(t)
    t:next_turn()
    t:expect { you = { runes = 2, hand_size = 1 } }
  end,
}

scenario "A phase that brings itself without end is a draw, and tells which card made it" {
  covers = { "TLY-078", "304" },
  phase = "awaken",
  you = { gear = { "Stopped Clock" } },

  run = function(t) t:expect { reason = "loop", loop = { "Stopped Clock" }, winner = "nobody" } end,
}

scenario "With a unit the clock takes the Draw Phase and goes on" {
  covers = { "TLY-078", "304" },
  phase = "awaken",
  you = { gear = { "Stopped Clock" }, base = { "Mega-Mech" } },

  run = function(t) t:expect { phase = "main", reason = false, you = { hand = {} } } end,
}
