-- OGN-029 Falling Star.

scenario "Falling Star shoots two units" {
  covers = { "OGN-029", "417" },
  you = { hand = { "Falling Star" }, runes = { fury = 3 } },
  foe = { base = { "Shipyard Skulker" }, units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Shipyard Skulker" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } } }
    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}

scenario "Falling Star may shoot one unit twice" {
  covers = { "OGN-029", "355.7" },
  you = { hand = { "Falling Star" }, runes = { fury = 3 } },
  foe = { base = { "Playful Phantom" } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Playful Phantom" }, { "Playful Phantom" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Playful Phantom" } } }
  end,
}

scenario "Chosen twice, a unit with Deflect costs its Power twice" {
  covers = { "OGN-029", "R148", "809.1.c", "Deflect", "Q86" },
  you = { hand = { "Falling Star" }, runes = { fury = 4 } },
  foe = { base = { "Pouty Poro", "Playful Phantom" } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Pouty Poro" }, { "Pouty Poro" } } })
    t:everyone_passes()

    t:expect { you = { runes = 0 }, foe = { trash = { "Pouty Poro" } } }
  end,
}

scenario "Without a second Power the Deflect unit may be one target only" {
  covers = { "OGN-029", "R148", "809.1.c" },
  you = { hand = { "Falling Star" }, runes = { fury = 3 } },
  foe = { base = { "Pouty Poro", "Playful Phantom", "Recruit" } },

  run = function(t)
    t.you:play("Falling Star", { target = "?" })
    t.you:answer("Pouty Poro")
    t.you:offers_not("target", "Pouty Poro")
    t.you:answer("Playful Phantom")
    t:everyone_passes()

    t:expect { you = { runes = 0 } }
  end,
}

scenario "A shot whose unit has gone is lost, the other hits" {
  covers = { "OGN-029", "359.3.e.6" },
  you = { hand = { "Falling Star" }, runes = { fury = 2 } },
  foe = {
    units = { ["0"] = { "Shipyard Skulker" } },
    base = { "Mega-Mech" },
    hand = { "Gust" },
    runes = { chaos = 1 },
  },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Shipyard Skulker" }, { "Mega-Mech" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect { foe = { hand = { "Shipyard Skulker" } } }
  end,
}

scenario "Falling Star is neither Action nor Reaction" {
  covers = { "OGN-029", "155", "308.1.a" },
  you = { hand = { "Falling Star" }, base = { "Shipyard Skulker" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:refused("play", "Falling Star", "308.1.a")
  end,
}

scenario "With Bonus Damage each of the two shots deals four" {
  covers = { "OGN-029", "OGN-032", "713" },
  you = { gear = { "Ravenborn Tome" }, hand = { "Falling Star" }, runes = { fury = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Ravenborn Tome")
    t:everyone_passes()
    t.you:play("Falling Star", { target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" } } }
  end,
}
