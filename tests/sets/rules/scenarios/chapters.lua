-- Rules that no known card asks for.

scenario "A spell that banishes itself stops there, and is not repeated" {
  covers = { "RUL-120", "359.3.e.15" },
  you = { hand = { "Brief Candle" }, runes = { chaos = 2 }, deck = { "Gust", "Flash", "Tibbers" } },

  run = function(t)
    t.you:play("Brief Candle", { additional = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, banished = { "Brief Candle" }, points = 0, trash = {} } }
  end,
}

scenario "What a player must kill is that player's choice and no target: Deflect asks nothing" {
  covers = { "RUL-121", "355.10.f" },
  you = { hand = { "Stern Decree" }, runes = { order = 1 } },
  foe = { base = { "Pouty Poro", "Petty Officer" } },

  run = function(t)
    t:answers { foe = { { pick = "Petty Officer" } } }
    t.you:play("Stern Decree")
    t:everyone_passes()

    t:expect { foe = { base = { "Pouty Poro" }, trash = { "Petty Officer" } }, you = { runes = 1 } }
  end,
}

scenario "Attaching chooses nothing: what waits to be chosen does not see it" {
  covers = { "RUL-122", "434.3" },
  you = { gear = { "Eager Vine" }, hand = { "Irelia, Fervent" }, resources = { energy = 9, calm = 3 } },

  run = function(t)
    t.you:play("Irelia, Fervent")
    t:everyone_passes()

    t:expect_unit("Irelia, Fervent", { attached = { "Eager Vine" }, might = 6 })
  end,
}

scenario "The place of a delayed trigger is that of the moment in which it was made" {
  covers = { "RUL-123", "359.3.f.3.a" },
  battlefields = { "Zaun Warrens" },
  you = { base = { "Ember Trail" }, hand = { "Retreat" }, runes = { fury = 1, mind = 1 }, deck = { "Gust", "Gust" } },

  run = function(t)
    t.you:move("Ember Trail", "Blank Battlefield")
    t:everyone_passes()
    t:fight()
    t.you:play("Retreat", { target = "Ember Trail" })
    t:everyone_passes()
    t.you:end_turn()
    t:everyone_passes()

    t:expect_unit("Recruit", { at = "Blank Battlefield", controller = "you" })
  end,
}

scenario "Runes that go under the deck together lie there as their owner says" {
  covers = { "RUL-124", "416.5.a" },
  you = {
    hand = { "Rune Sorter" },
    runes = { calm = 1, mind = 1, fury = 1 }, resources = { energy = 1 }, rune_deck = {},
  },

  run = function(t)
    t.you:play("Rune Sorter")
    t:answers { you = { { order = { "Mind Rune", "Calm Rune", "Fury Rune" } } } }
    t:everyone_passes()
    t:next_turn()
    t:next_turn()

    t:expect { you = { runes = { mind = 1, calm = 1, fury = 0 }, rune_deck_size = 1 } }
  end,
}

scenario "and so do runes that a cost takes together" {
  covers = { "RUL-126", "416.5.a" },
  you = { base = { "Rune Burner" }, runes = { calm = 1, mind = 1 }, rune_deck = { fury = 1 } },

  run = function(t)
    t.you:use("Rune Burner", { order = { "Mind Rune", "Calm Rune" } })
    t:everyone_passes()
    t:next_turn()
    t:next_turn()

    t:expect { you = { runes = { mind = 1, calm = 0, fury = 1 }, rune_deck_size = 1 } }
  end,
}

scenario "Whoever loses the game is removed, and the last player wins" {
  covers = { "RUL-125", "195.1" },
  you = { hand = { "Grim Bargain" }, runes = { order = 1 }, points = 4 },
  foe = { points = 3 },
  ends = "left",

  run = function(t)
    t.you:play("Grim Bargain")
    t:everyone_passes()

    t:expect { over = true, winner = "you" }
  end,
}
