-- OGN-025 Blind Fury.

scenario "Blind Fury plays the opponent's top unit for nothing" {
  covers = { "OGN-025", "427", "419.3", "356.1.b" },
  you = { hand = { "Blind Fury" }, runes = { fury = 4 } },
  foe = { deck = { "Magma Wurm", "Pouty Poro" } },

  run = function(t)
    t.you:play("Blind Fury")
    t:everyone_passes()

    t:expect { you = { base = { "Magma Wurm" }, runes = 2 }, foe = { deck = { "Pouty Poro" }, deck_size = 1, banished = {} } }
    t:expect_unit("Magma Wurm", { controller = "you", owner = "foe", exhausted = true })
  end,
}

scenario "The owner gets the stolen unit when it dies" {
  covers = { "OGN-025", "056" },
  you = { hand = { "Blind Fury", "Void Seeker" }, units = { ["0"] = { "Mystic Poro" } }, runes = { fury = 7 } },
  foe = { deck = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Blind Fury", { to = "0" })
    t:everyone_passes()
    t.you:play("Void Seeker", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Pouty Poro" } } }
  end,
}

scenario "A spell found by Blind Fury is aimed by its new player" {
  covers = { "OGN-025", "191.2", "158.1" },
  you = { hand = { "Blind Fury" }, runes = { fury = 4 } },
  foe = { deck = { "Void Seeker", "Pouty Poro" }, units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Blind Fury", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant", "Void Seeker" } }, you = { hand = { "Mega-Mech" }, trash = { "Blind Fury" } } }
  end,
}

scenario "A spell that finds no target stays banished" {
  covers = { "OGN-025", "358.5", "355.8" },
  you = { hand = { "Blind Fury" }, runes = { fury = 4 } },
  foe = { deck = { "Void Seeker", "Pouty Poro" } },

  run = function(t)
    t.you:play("Blind Fury")
    t:everyone_passes()

    t:expect { foe = { banished = { "Void Seeker" }, deck = { "Pouty Poro" } }, you = { base = {} } }
  end,
}

scenario "An empty deck gives Blind Fury nothing, and nobody burns out" {
  covers = { "OGN-025", "431", "055" },
  you = { hand = { "Blind Fury" }, runes = { fury = 4 } },
  foe = { deck = {} },

  run = function(t)
    t.you:play("Blind Fury")
    t:everyone_passes()

    t:expect { you = { points = 0, base = {}, trash = { "Blind Fury" } } }
  end,
}

scenario "Accelerate of a found unit may be paid, its cost is ignored" {
  covers = { "OGN-025", "W6", "Accelerate", "356.1.b.3" },
  you = { hand = { "Blind Fury" }, runes = { fury = 5 } },
  foe = { deck = { "Legion Rearguard", "Pouty Poro" } },

  run = function(t)
    t.you:play("Blind Fury")
    t:answers { you = { { additional = true } } }
    t:everyone_passes()

    t:expect { you = { base = { "Legion Rearguard" }, runes = 2, runes_ready = 0 } }
    t:expect_unit("Legion Rearguard", { ready = true })
  end,
}

scenario "In a game of three both opponents reveal, one card is played and the other recycled" {
  covers = { "OGN-025", "424" },
  you = { hand = { "Blind Fury" }, runes = { fury = 6 } },
  foe = { deck = { "Mystic Poro", "Gust" } },
  foe2 = { deck = { "Daring Poro" } },

  run = function(t)
    t.you:play("Blind Fury", { pick = "Daring Poro", to = "base" })
    t:everyone_passes()

    t:expect {
      you = { base = { "Daring Poro" } },
      foe = { deck = { "Gust", "Mystic Poro" } },
      foe2 = { deck_size = 0 },
    }
  end,
}

scenario "A teammate is no opponent: Blind Fury spares that deck" {
  covers = { "OGN-025", "489.8" },
  you = { hand = { "Blind Fury" }, resources = { energy = 4, fury = 2 } },
  mate = { deck = { "Mega-Mech" } },
  foe = { deck = { "Shipyard Skulker" } },
  foe2 = { deck = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Blind Fury")
    t:answers { you = { { pick = "Pouty Poro", to = "base" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Pouty Poro" } }, foe = { deck = { "Shipyard Skulker" } }, mate = { deck = { "Mega-Mech" } } }
  end,
}
