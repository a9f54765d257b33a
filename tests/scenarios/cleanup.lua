-- Tasks and cleanups (rules 319-324, 333-335).

scenario "Two shots at one unit kill it once: nothing is cleaned up while an item resolves" {
  covers = { "321", "370.1.c", "303.1", "OGN-077" },
  turn_player = "foe",
  you = { base = { "Zhonya's Hourglass", "Shipyard Skulker" } },
  foe = { hand = { "Falling Star" }, runes = { fury = 4 } },

  run = function(t)
    t.foe:play("Falling Star", { target = { { "Shipyard Skulker" }, { "Shipyard Skulker" } } })
    t:everyone_passes()

    t:expect { you = { base = { "Shipyard Skulker" }, trash = { "Zhonya's Hourglass" } } }
    t:expect_unit("Shipyard Skulker", { damage = 0, exhausted = true })
  end,
}

scenario "Cleanups repeat: who lives by another's Might dies after it" {
  covers = { "322", "323.5", "319.6" },
  you = { hand = { "Falling Star" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { { "Garen, Commander", damage = 2 }, "Shipyard Skulker", "Mega-Mech" } } },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 4 })
    t.you:play("Falling Star", { target = { { "Garen, Commander" }, { "Shipyard Skulker" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Garen, Commander", "Shipyard Skulker" }, units = { ["0"] = { "Mega-Mech" } } } }
  end,
}

scenario "A buff spent for a cost lets its unit die before the spell resolves" {
  covers = { "319.4", "319.7", "334", "357.2" },
  you = {
    base = { { "Daring Poro", buffs = 1, damage = 2 }, "Mega-Mech" },
    hand = { "Call to Glory" },
    runes = { order = 3 },
  },

  run = function(t)
    t.you:play("Call to Glory", { target = "Mega-Mech", additional = true })

    t:expect { chain = { "Call to Glory" }, you = { trash = { "Daring Poro" }, runes_ready = 3 } }
  end,
}

scenario "A move is followed by a cleanup: away from the camp a scratch is deadly" {
  covers = { "319.8", "453" },
  you = { units = { ["Trifarian War Camp"] = { { "Recruit", damage = 1 }, "Mega-Mech" } } },

  run = function(t)
    t.you:move("Recruit", "base")

    t:expect { you = { base = {} } }
  end,
}

scenario "Points that a phase brought win in the cleanup after it, before a card is drawn" {
  covers = { "319.2", "323.1" },
  phase = "awaken",
  you = { units = { ["0"] = { "Mega-Mech" } }, points = 7, deck = { "Gust" } },

  run = function(t)
    t:expect { over = true, winner = "you", you = { hand = {}, deck = { "Gust" } } }
  end,
}

scenario "A showdown without enemies begins before a combat" {
  covers = { "323.12", "323.8", "323.9", "323.11", "190.3.a" },
  you = { units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Petty Officer" } } },
  foe = { units = { ["0"] = { "Recruit" } }, controls = { "0", "1" } },

  run = function(t)
    t:expect { showdown = "Blank Battlefield#2", combat = false }
    t.you:pass()
    t.foe:pass()

    t:expect { combat = "Blank Battlefield", you = { points = 1 } }
  end,
}

scenario "Of two staged showdowns the turn player picks the first" {
  covers = { "323.12", "OGN-193" },
  you = { base = { "Miss Fortune, Buccaneer" }, hand = { "Recruit the Vanguard" }, runes = { order = 6 } },

  run = function(t)
    t.you:play("Recruit the Vanguard")
    t:answers { you = { { to = "Blank Battlefield" }, { to = "Blank Battlefield#2" }, { to = "base" }, { to = "base" }, { next = "Blank Battlefield#2" } } }
    t:everyone_passes()

    t:expect { showdown = "Blank Battlefield#2" }
  end,
}

scenario "A staged combat lapses when one side leaves, and a showdown is left" {
  covers = { "323.10", "461.2", "461.1" },
  you = { units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Petty Officer" } } },
  foe = {
    units = { ["0"] = { "Recruit" }, ["1"] = { "Shipyard Skulker" } },
    controls = { "0", "1" },
    hand = { "Flash" },
    runes = { chaos = 2 },
  },

  run = function(t)
    t.you:answer("Blank Battlefield")
    t.you:pass()
    t.foe:play("Flash", { target = { "Shipyard Skulker" } })
    t:everyone_passes()
    t:expect { combat = "Blank Battlefield" }
    t.you:pass()
    t.foe:pass()
    t:expect { combat = false, showdown = "Blank Battlefield#2" }
  end,
}

scenario "Contested goes with the unit that brought it: no showdown, no control" {
  covers = { "323.11", "190.3.b.1", "323.8" },
  you = { base = { "Traveling Merchant" }, hand = { "Stupefy" } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t:answers { you = { { discard = "Stupefy" } } }
    t.you:move("Traveling Merchant", "0")
    t:expect { chain = { "Traveling Merchant" }, showdown = false }
    t.you:pass()
    t.foe:play("Gust", { target = "Traveling Merchant" })
    t:everyone_passes()

    t:expect { showdown = false, priority = "you", you = { controls = {}, points = 0 } }
  end,
}

scenario "What a death in combat brings comes after the healing and stays" {
  covers = { "324.2", "466.2", "324.1", "OGN-190" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Kog'Maw, Caustic" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { foe = { trash = { "Kog'Maw, Caustic" } }, you = { points = 1 } }
    t:expect_unit("Mega-Mech", { damage = 4, at = "Blank Battlefield" })
  end,
}

scenario "A new unit waits on the board for its trigger to resolve: the chain closes the state" {
  covers = { "320", "334.2.a", "190.4.c" },
  you = { units = { ["0"] = { "Watchful Sentry" } }, deck = { "Gust" } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Incinerate", { target = "Watchful Sentry" })
    t.foe:pass()
    t.you:pass()
    t:expect { chain = { "Watchful Sentry" }, you = { controls = { "Blank Battlefield" } } }
    t:everyone_passes()

    t:expect { chain = {}, you = { controls = {}, hand = { "Gust" } } }
  end,
}

scenario "Both Deathknells of one death are finalized before anybody has priority" {
  covers = { "337.3", "337.1", "337.1.a", "OGN-236" },
  turn_player = "foe",
  you = { base = { "Karthus, Eternal" }, units = { ["0"] = { "Watchful Sentry" } }, deck = { "Gust", "Flash" } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 } },

  run = function(t)
    t.foe:play("Incinerate", { target = "Watchful Sentry" })
    t.foe:pass()
    t.you:pass()
    t:expect { chain = { "Watchful Sentry", "Watchful Sentry" }, priority = "you" }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}

scenario "Who finalized an item may answer it at once" {
  covers = { "337.1.a", "337.4" },
  you = { hand = { "Incinerate", "Stupefy" }, runes = { fury = 2, mind = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Incinerate", { target = "Shipyard Skulker" })
    t.foe:refused("play", "Stupefy", "312.1")
    t.you:play("Stupefy", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } } }
  end,
}
