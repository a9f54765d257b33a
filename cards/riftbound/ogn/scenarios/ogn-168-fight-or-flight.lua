-- OGN-168 Fight or Flight.

scenario "Fight or Flight sends an enemy home as it is" {
  covers = { "OGN-168", "446", "420" },
  you = { hand = { "Fight or Flight" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { { "Mega-Mech", damage = 2 } } } },

  run = function(t)
    t.you:play("Fight or Flight", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "base", damage = 2, ready = true })
    t:expect { foe = { controls = {} } }
  end,
}

scenario "Fight or Flight saves a unit from its combat" {
  covers = { "OGN-168", "806", "466" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Fight or Flight" }, runes = { chaos = 2 } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Fight or Flight", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { base = { "Shipyard Skulker" } }, foe = { points = 1, units = { ["0"] = { "Mega-Mech" } } } }
  end,
}

scenario "A unit in its base is no target of Fight or Flight" {
  covers = { "OGN-168", "355.8" },
  you = { hand = { "Fight or Flight" }, runes = { chaos = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Fight or Flight", "355.8")
  end,
}

scenario "Hidden, Fight or Flight waits a turn and then answers for nothing" {
  covers = { "OGN-168", "Hidden", "811" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Fight or Flight" }, runes = { chaos = 1 } },
  foe = { units = { ["1"] = { "Pouty Poro" } }, hand = { "Void Seeker" }, runes = { fury = 3 } },

  run = function(t)
    t.you:hide("Fight or Flight", "0")
    t:expect { chain = {}, you = { facedown = { ["0"] = { "Fight or Flight" } }, runes = 0 } }
    t.you:refused("play", "Fight or Flight")
    t:next_turn()
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Fight or Flight", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { base = { "Shipyard Skulker" }, trash = { "Fight or Flight" } } }
    t:expect_unit("Shipyard Skulker", { damage = 0 })
  end,
}

scenario "From facedown Fight or Flight chooses only where it lay" {
  covers = { "OGN-168", "Hidden", "811.1.d" },
  you = {
    units = { ["0"] = { "Shipyard Skulker" } },
    facedown = { ["0"] = { "Fight or Flight" } },
  },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Fight or Flight", { target = "?" })
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect { you = { base = { "Shipyard Skulker" } } }
  end,
}
