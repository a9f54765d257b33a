-- OGS-021 Lux, Lady of Luminosity: a card for each spell of five Energy or more.

scenario "Lux, Lady of Luminosity draws a card for a spell of five Energy" {
  covers = { "OGS-021", "206", "413" },
  you = {
    legend = { "Lux, Lady of Luminosity" },
    hand = { "Falling Comet" },
    runes = { mind = 5 },
    deck = { "Mega-Mech", "Recruit the Vanguard" },
  },
  foe = { units = { ["Void Gate"] = { "Mountain Drake" } } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Mountain Drake" })
    t:expect { you = { hand = {} } }
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" } } }
  end,
}

scenario "Spells below five Energy and units bring Lux, Lady of Luminosity nothing" {
  covers = { "OGS-021" },
  you = {
    legend = { "Lux, Lady of Luminosity" },
    hand = { "Consult the Past", "Playful Phantom" },
    runes = { mind = 9 },
    deck = { "Mega-Mech", "Mega-Mech", "Tibbers" },
  },
  foe = { units = { ["Void Gate"] = { "Mountain Drake" } } },

  run = function(t)
    t.you:play("Consult the Past")
    t:everyone_passes()
    t.you:play("Playful Phantom")
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech", "Mega-Mech" } } }
  end,
}

scenario "Lux, Lady of Luminosity draws nothing for the spells of the other" {
  covers = { "OGS-021" },
  turn_player = "foe",
  you = { legend = { "Lux, Lady of Luminosity" }, units = { ["Void Gate"] = { "Mountain Drake" } } },
  foe = { hand = { "Falling Comet" }, runes = { mind = 5 } },

  run = function(t)
    t.foe:play("Falling Comet", { target = "Mountain Drake" })
    t:everyone_passes()

    t:expect { you = { hand = {} }, foe = { hand = {} } }
  end,
}

scenario "A spell whose target has gone was still played for Lux, Lady of Luminosity" {
  covers = { "OGS-021", "359.3.e.10", "419.4.a" },
  you = {
    legend = { "Lux, Lady of Luminosity" },
    hand = { "Falling Comet" },
    runes = { mind = 5 },
    deck = { "Mega-Mech" },
  },
  foe = {
    units = { ["Void Gate"] = { "Shipyard Skulker" } },
    hand = { "Flash" },
    runes = { chaos = 2 },
  },

  run = function(t)
    t.you:play("Falling Comet", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Flash", { target = { "Shipyard Skulker" } })
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" } }, foe = { base = { "Shipyard Skulker" } } }
  end,
}

scenario "Time Warp banishes itself and was played all the same: Lux, Lady of Luminosity draws" {
  covers = { "OGS-021", "OGN-122", "419.4.a", "359.3.e.15" },
  you = {
    legend = "Lux, Lady of Luminosity",
    hand = { "Time Warp" },
    runes = { mind = 10 },
    base = { "Ravenbloom Student" },
    deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Time Warp")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, banished = { "Time Warp" } } }
    t:expect_unit("Ravenbloom Student", { might = 3 })
  end,
}

scenario "A spell that you took was played by you: Lux, Lady of Luminosity draws" {
  covers = { "OGS-021", "OGN-080", "411.2" },
  turn_player = "foe",
  you = { legend = "Lux, Lady of Luminosity", hand = { "Mystic Reversal" }, runes = { calm = 7 } },
  foe = { hand = { "Progress Day" }, runes = { mind = 7 }, base = { "Ravenbloom Student" } },

  run = function(t)
    t.foe:play("Progress Day")
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Progress Day" })
    t:everyone_passes()

    t:expect { you = { hand_size = 5 } }
    t:expect_unit("Ravenbloom Student", { might = 2 })
  end,
}

scenario "A spell of five played for nothing is still one of five for Lux, Lady of Luminosity" {
  covers = { "OGS-021", "OGN-025", "206" },
  you = {
    legend = "Lux, Lady of Luminosity",
    hand = { "Blind Fury" },
    runes = { fury = 6 },
    deck = { "Gust", "Gust", "Gust", "Gust", "Gust", "Flash" },
  },
  foe = { deck = { "Progress Day", "Gust" } },

  run = function(t)
    t.you:play("Blind Fury")
    t:everyone_passes()

    t:expect { you = { hand_size = 5, deck = { "Flash" } }, foe = { trash = { "Progress Day" } } }
  end,
}
