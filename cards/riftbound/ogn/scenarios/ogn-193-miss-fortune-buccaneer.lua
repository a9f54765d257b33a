-- OGN-193 Miss Fortune, Buccaneer.

scenario "Miss Fortune is played to an open battlefield" {
  covers = { "OGN-193", "355.2", "170.11" },
  you = { hand = { "Miss Fortune, Buccaneer" }, runes = { chaos = 4 } },

  run = function(t)
    t.you:play("Miss Fortune, Buccaneer", { to = "0" })
    t:fight()

    t:expect { you = { points = 1, units = { ["0"] = { "Miss Fortune, Buccaneer" } } } }
  end,
}

scenario "Beside Miss Fortune all your units may go to open battlefields" {
  covers = { "OGN-193", "355.2", "170.11" },
  you = { base = { "Miss Fortune, Buccaneer" }, hand = { "Pouty Poro" }, runes = { fury = 2 } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { to = "?" } } }
    t.you:play("Pouty Poro")
    t.you:offers("to", "base")
    t.you:offers_not("to", "1")
    t.you:answer("0")
    t:fight()

    t:expect { you = { points = 1, units = { ["0"] = { "Pouty Poro" } } } }
  end,
}

scenario "Miss Fortune opens no ways for opponents" {
  covers = { "OGN-193", "355.2" },
  you = { base = { "Miss Fortune, Buccaneer" } },
  foe = { hand = { "Pouty Poro" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Pouty Poro")

    t:expect { foe = { base = { "Pouty Poro" } } }
  end,
}

scenario "In hand Miss Fortune opens no ways for others" {
  covers = { "OGN-193", "365" },
  you = { hand = { "Miss Fortune, Buccaneer", "Pouty Poro" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Pouty Poro")

    t:expect { you = { base = { "Pouty Poro" } } }
  end,
}

scenario "Units played by effects may go to open battlefields, too" {
  covers = { "OGN-193", "OGN-198", "355.2" },
  you = { base = { "Miss Fortune, Buccaneer" }, hand = { "The Harrowing" }, trash = { "Pouty Poro" }, runes = { chaos = 6 } },

  run = function(t)
    t.you:play("The Harrowing")
    t:answers { you = { { to = "1" } } }
    t:everyone_passes()
    t:fight()

    t:expect { you = { points = 1, units = { ["1"] = { "Pouty Poro" } } } }
  end,
}

scenario "Beside Miss Fortune a teammate's units may go to open battlefields, too" {
  covers = { "OGN-193", "489.8.e" },
  turn_player = "mate",
  you = { base = { "Miss Fortune, Buccaneer" } },
  mate = { hand = { "Daring Poro" }, runes = { order = 2 } },

  run = function(t)
    t.mate:play("Daring Poro", { to = "?" })
    t.mate:offers("to", "0")
    t.mate:answer("base")

    t:expect { mate = { base = { "Daring Poro" } } }
  end,
}

scenario "Miss Fortune pays for a unit that she lets enter at an open battlefield: it enters there" {
  covers = { "OGN-193", "355.1", "355.2", "357", "UNL-170" },
  battlefields = { "Void Gate", "Altar to Unity" },
  you = { base = { "Miss Fortune, Buccaneer" }, hand = { "Atakhan" }, runes = { order = 12 } },

  run = function(t)
    t.you:play("Atakhan", { to = "Void Gate", additional = true })

    t:expect { you = { units = { ["Void Gate"] = { "Atakhan" } }, trash = { "Miss Fortune, Buccaneer" } } }
  end,
}
