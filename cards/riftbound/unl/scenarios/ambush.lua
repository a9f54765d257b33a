scenario "Ambush: Vilemaw joins a showdown and Focus passes" {
  covers = { "UNL-060", "822", "R114", "340.2", "346" },
  you = { base = { "Shipyard Skulker" }, hand = { "Vilemaw" }, runes = { calm = 8 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Vilemaw", { to = "0" })

    t:expect { chain = {}, focus = "foe", you = { units = { ["0"] = { "Shipyard Skulker", "Vilemaw" } } } }
    t:expect_unit("Vilemaw", { attacking = true, exhausted = true })
  end,
}

scenario "Ambush answers a spell" {
  covers = { "UNL-060", "822", "813" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Vilemaw" }, runes = { calm = 8 } },
  foe = { hand = { "Frigid Touch" }, runes = { mind = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Frigid Touch", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Vilemaw", { to = "0" })

    t:expect { chain = { "Frigid Touch" }, you = { units = { ["0"] = { "Shipyard Skulker", "Vilemaw" } } } }
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 1 })
  end,
}

scenario "Ambush wants units of yours at a battlefield" {
  covers = { "UNL-060", "822" },
  you = { base = { "Shipyard Skulker" }, hand = { "Vilemaw" }, runes = { calm = 8 } },
  foe = { hand = { "Frigid Touch" }, runes = { mind = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Frigid Touch", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:refused("play", "Vilemaw", "309.1.a")
  end,
}

scenario "Ambush leads nowhere else out of time" {
  covers = { "UNL-060", "822" },
  you = {
    units = { ["0"] = { "Shipyard Skulker" } },
    controls = { "1" },
    hand = { "Vilemaw" },
    runes = { calm = 8 },
  },
  foe = { hand = { "Frigid Touch" }, runes = { mind = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Frigid Touch", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Vilemaw")
    t:expect { you = { units = { ["0"] = { "Shipyard Skulker", "Vilemaw" } }, base = {} } }
  end,
}

scenario "In the own main phase Ambush adds nothing to the base" {
  covers = { "UNL-060", "355.2" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Vilemaw" }, runes = { calm = 8 } },

  run = function(t)
    t.you:play("Vilemaw", { to = "base" })

    t:expect { you = { base = { "Vilemaw" } } }
  end,
}
