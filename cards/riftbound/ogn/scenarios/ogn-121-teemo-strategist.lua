-- OGN-121 Teemo, Strategist.

scenario "Defending, Teemo deals one for each Hidden card of the top five" {
  covers = { "OGN-121", "424", "383.4.f" },
  you = {
    units = { ["0"] = { "Teemo, Strategist" } },
    deck = { "Pakaa Cub", "Cleave", "Consult the Past", "Gust", "Block", "Pakaa Cub" },
  },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t:everyone_passes()

    t:expect_unit("Playful Phantom", { damage = 3 })
    t:expect { you = { deck = { "Pakaa Cub" }, deck_size = 6, hand = {} } }
  end,
}

scenario "Without Hidden cards Teemo deals nothing" {
  covers = { "OGN-121", "417.1" },
  you = { units = { ["0"] = { "Teemo, Strategist" } } },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t:everyone_passes()

    t:expect_unit("Playful Phantom", { damage = 0 })
  end,
}

scenario "Attacking, Teemo reveals nothing" {
  covers = { "OGN-121", "383.4.e" },
  you = { base = { "Teemo, Strategist" }, deck = { "Pakaa Cub" } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Teemo, Strategist", "0")

    t:expect { chain = {} }
  end,
}

scenario "Teemo shoots at those who are here" {
  covers = { "OGN-121", "402.4" },
  you = { units = { ["0"] = { "Teemo, Strategist" } }, deck = { "Pakaa Cub" } },
  foe = { base = { "Playful Phantom" }, units = { ["1"] = { "Recruit" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t:everyone_passes()

    t:expect_unit("Playful Phantom", { damage = 1 })
    t:expect { foe = { units = { ["1"] = { "Recruit" } } } }
  end,
}

scenario "Teemo, turned up in the showdown, defends and reveals at once" {
  covers = { "OGN-121", "Hidden", "383.4.f" },
  you = {
    units = { ["0"] = { "Recruit" } },
    facedown = { ["0"] = { "Teemo, Strategist" } },
    deck = { "Pakaa Cub", "Pakaa Cub", "Cleave", "Cleave", "Cleave" },
  },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t.foe:pass()
    t.you:play("Teemo, Strategist", { from = "facedown", target = "Shipyard Skulker" })
    t:expect { chain = { "Teemo, Strategist" } }
    t.you:pass()
    t.foe:pass()

    t:expect_unit("Shipyard Skulker", { damage = 2 })
  end,
}
