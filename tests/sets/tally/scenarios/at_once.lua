-- Cards and runes of a number at once.

scenario "Two runes or more are one more" {
  covers = { "TLY-046", "430", "370" },
  turn_player = "foe",
  you = { gear = { "Wide Canal" } },

  run = function(t)
    t:next_turn()
    t:expect { you = { runes = 3 } }
    t:next_turn()
    t:expect { foe = { runes = 2 } }
  end,
}

scenario "One rune is one, and taken over the canal is the taker's" {
  covers = { "TLY-046", "TLY-051", "TLY-052", "TLY-009", "191" },
  you = {
    gear = { "Wide Canal" }, base = { "Ash Miser" }, hand = { "Spring Clean", "Gust", "Spark" }, runes = { fury = 1 },
  },
  foe = { hand = { "Borrowed Hand" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Spring Clean")
    t:everyone_passes()
    t:expect { you = { runes = 2, trash = { "Spring Clean", "Gust", "Spark" } } }
    t:next_turn()
    t.foe:play("Borrowed Hand", { target = "Wide Canal" })
    t:everyone_passes()
    t:next_turn()
    t:expect { you = { runes = 4 } }
    t:next_turn()
    t:expect { foe = { runes = 6 } }
  end,
}

scenario "One card discarded is no two, and a copy waits too" {
  covers = { "TLY-051", "TLY-052", "TLY-010", "422" },
  you = {
    base = { "Ash Miser", "Mega-Mech" }, hand = { "Clay Double", "Spring Clean", "Spring Clean", "Gust", "Spark" },
    runes = { mind = 1, fury = 2 },
  },

  run = function(t)
    t.you:play("Clay Double", { target = { { "Mega-Mech" }, { "Ash Miser" } } })
    t:everyone_passes()
    t.you:play("Spring Clean")
    t:everyone_passes()
    t:expect { you = { hand = {}, runes = 5 } }
  end,
}

scenario "Nothing comes of a single card" {
  covers = { "TLY-051", "TLY-052", "422" },
  you = { base = { "Ash Miser" }, hand = { "Spring Clean", "Gust" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Spring Clean")
    t:everyone_passes()
    t:expect { you = { hand = {}, runes = 1 } }
  end,
}

scenario "Two cards at once are taxed, one is not" {
  covers = { "TLY-047", "TLY-048", "TLY-054", "413" },
  you = { base = { "Glut Tax" }, deck = { "Gust", "Spark", "Gust" } },
  foe = { hand = { "Big Page" }, base = { "Full Reader" }, runes = { mind = 1 }, deck = { "Gust", "Spark", "Gust", "Gust" } },

  run = function(t)
    t:next_turn()
    t:expect { you = { hand = {} } }
    t:expect_unit("Full Reader", { might = 2 })
    t.foe:play("Big Page")
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } }, foe = { hand_size = 3 } }
    t:expect_unit("Full Reader", { might = 5 })
  end,
}

scenario "Three at once are forbidden, two are not" {
  covers = { "TLY-049", "TLY-048", "TLY-050", "413" },
  you = {
    gear = { "Tight Lid" }, hand = { "Big Book", "Big Page" }, runes = { mind = 3 },
    deck = { "Gust", "Spark", "Gust", "Spark" },
  },

  run = function(t)
    t.you:play("Big Book")
    t:everyone_passes()
    t:expect { you = { hand = { "Big Page" } } }
    t.you:play("Big Page")
    t:everyone_passes()
    t:expect { you = { hand = { "Gust", "Spark" } } }
  end,
}

scenario "Facedown the lid is open" {
  covers = { "TLY-049", "TLY-050", "364" },
  battlefields = { "Zaun Warrens" },
  you = {
    hand = { "Big Book" }, runes = { mind = 2 }, deck = { "Gust", "Spark", "Gust", "Spark" },
    units = { ["Zaun Warrens"] = { "Dawn Drummer" } }, facedown = { ["Zaun Warrens"] = { "Tight Lid" } },
  },

  run = function(t)
    t.you:play("Big Book")
    t:everyone_passes()
    t:expect { you = { hand_size = 3 } }
  end,
}

scenario "Two fame at once are a card" {
  covers = { "TLY-053", "TLY-026", "TLY-035", "728" },
  you = {
    gear = { "Fame Broker" }, hand = { "Loud Praise", "Idle Gossip" }, runes = { order = 1, chaos = 1 },
    deck = { "Gust", "Spark" },
  },

  run = function(t)
    t.you:play("Idle Gossip")
    t:everyone_passes()
    t:expect { you = { rumour = 3, hand = { "Loud Praise" } } }
    t.you:play("Loud Praise")
    t:everyone_passes()
    t:expect { you = { fame = 0, hand = { "Gust" } } }
  end,
}

scenario "Two that die together are two, one alone is none" {
  covers = { "TLY-060", "TLY-061", "TLY-063", "383.1" },
  battlefields = { "Zaun Warrens" },
  you = {
    gear = { "Mass Knell", "Lone Candle" }, hand = { "Great Collapse" }, runes = { order = 3 },
    units = { ["Zaun Warrens"] = { "Dawn Drummer", "Day Guard" } }, deck = { "Gust", "Spark", "Gust", "Gust" },
  },
  foe = { units = { ["Blank Battlefield"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Great Collapse")
    t:everyone_passes()
    t:expect { you = { hand = { "Gust", "Spark", "Gust" } }, foe = { trash = { "Mega-Mech" } } }
  end,
}

scenario "One alone lights the candle, and tolls no knell" {
  covers = { "TLY-060", "TLY-061", "TLY-063", "383.1" },
  battlefields = { "Zaun Warrens" },
  you = {
    gear = { "Mass Knell", "Lone Candle" }, hand = { "Great Collapse" }, runes = { order = 3 },
    units = { ["Zaun Warrens"] = { "Dawn Drummer" } }, deck = { "Gust", "Spark" },
  },

  run = function(t)
    t.you:play("Great Collapse")
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Taken over the candle burns for the taker, facedown it is dark" {
  covers = { "TLY-063", "TLY-060", "TLY-009", "191", "364" },
  battlefields = { "Zaun Warrens" },
  you = {
    hand = { "Great Collapse", "Borrowed Hand" }, runes = { order = 3, chaos = 1 }, gear = { "Lone Candle" },
    units = { ["Zaun Warrens"] = { "Dawn Drummer" } }, facedown = { ["Zaun Warrens"] = { "Mass Knell" } },
    deck = { "Gust", "Spark" },
  },
  foe = {
    gear = { "Lone Candle" }, units = { ["Blank Battlefield"] = { "Mega-Mech", "Day Guard" } },
  },

  run = function(t)
    t.you:play("Borrowed Hand", { target = "foe's Lone Candle" })
    t:everyone_passes()
    t.you:play("Great Collapse")
    t:everyone_passes()
    t:expect { you = { hand = { "Gust", "Spark" } }, foe = { hand = {} } }
  end,
}

scenario "Two that move together, also for a copy; one that moves alone" {
  covers = { "TLY-062", "TLY-010", "446" },
  you = {
    base = { "March Song", "Mega-Mech", "Dawn Drummer", "Day Guard" }, hand = { "Clay Double" }, runes = { mind = 1 },
    deck = { "Gust", "Spark", "Gust" },
  },

  run = function(t)
    t.you:play("Clay Double", { target = { { "Mega-Mech" }, { "March Song" } } })
    t:everyone_passes()
    t.you:move({ "Dawn Drummer", "Day Guard" }, "0")
    t:everyone_passes()
    t:fight()
    t:expect { you = { hand = { "Gust", "Spark" } } }
    t.you:move("March Song#2", "1")
    t:fight()
    t:expect { you = { hand = { "Gust", "Spark" } } }
  end,
}
