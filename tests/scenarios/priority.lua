-- Who may act, and when (rules 305-316, 335-347, 409-410).

scenario "In an Open State outside showdowns the turn player has priority and nobody Focus" {
  covers = { "312.2.a", "313.5", "316.5.b", "409", "310.1.a" },
  you = { hand = { "Daring Poro" }, runes = { order = 2 } },
  foe = { base = { "Mega-Mech" }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t:expect { priority = "you", focus = false, phase = "main" }
    t.foe:refused("play", "Stupefy", "312.1")
    t.foe:refused("move", "Mega-Mech", "0")
    t.you:offers("play", "Daring Poro")
  end,
}

scenario "Whose unit contests has Focus and priority, on another's turn too, and conquers" {
  covers = { "345", "312.2.b", "313.2", "190.3.a.1", "348.2.a" },
  you = { hand = { "Charm" }, runes = { calm = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Charm", { target = "Mega-Mech", to = "1" })
    t:everyone_passes()
    t:expect { showdown = "Blank Battlefield#2", turn_player = "you", focus = "foe", priority = "foe" }
    t.foe:pass()
    t.you:pass()

    t:expect { foe = { points = 1, controls = { "Blank Battlefield#2" } }, you = { points = 0 } }
  end,
}

scenario "The controller of the newest item has priority, on another's turn too" {
  covers = { "312.2.c", "337.4", "383.3.c", "330" },
  you = { hand = { "Incinerate" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Watchful Sentry" } }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Incinerate", { target = "Watchful Sentry" })
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Watchful Sentry" }, priority = "foe", turn_player = "you" }
    t.foe:pass()
    t:expect { chain = { "Watchful Sentry" }, priority = "you" }
    t.you:pass()

    t:expect { chain = {}, priority = "you", foe = { hand = { "Gust" } } }
  end,
}

scenario "Passing priority keeps Focus, and Focus allows nothing without priority" {
  covers = { "312.2.d", "313.3", "313.4" },
  you = { base = { "Mega-Mech" }, hand = { "Stupefy", "Discipline" }, runes = { mind = 1, calm = 2 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t.you:pass()
    t:expect { priority = "foe", focus = "you" }

    t.you:refused("play", "Discipline", "312.1")
  end,
}

scenario "What a player is told to do needs no priority" {
  covers = { "312.1.b.1", "410.2" },
  you = { hand = { "Cull the Weak" }, runes = { order = 2 }, base = { "Recruit" } },
  foe = { base = { "Mega-Mech", "Daring Poro" } },

  run = function(t)
    t.you:play("Cull the Weak")
    t.you:pass()
    t.foe:pass()
    t:expect { asked = "foe", turn_player = "you" }
    t.foe:answer("Daring Poro")

    t:expect { foe = { trash = { "Daring Poro" }, base = { "Mega-Mech" } }, priority = "you" }
  end,
}

scenario "An item resolves only when all have passed in a row after it" {
  covers = { "338.1.a", "338.1.b", "339.1" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Stupefy", { target = "Mega-Mech" })
    t.foe:pass()
    t:expect { chain = { "Void Seeker", "Stupefy" }, priority = "you" }
    t.you:pass()
    t:expect { chain = { "Void Seeker" } }
    t:expect_unit("Mega-Mech", { damage = 0, might = 7 })
    t.you:pass()
    t:expect { chain = { "Void Seeker" }, priority = "foe" }
    t.foe:pass()

    t:expect { chain = {} }
    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "With the chain empty in a showdown the focus holder acts, not the turn player" {
  covers = { "335.1", "335", "338.1.a" },
  you = { base = { "Mega-Mech" }, hand = { "Stupefy", "Discipline" }, runes = { mind = 1, calm = 2 } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { focus = "foe", priority = "foe", turn_player = "you" }
    t.you:refused("play", "Discipline", "312.1")
    t.foe:offers("play", "Incinerate")
  end,
}

scenario "A showdown closes only after all have passed Focus in a row" {
  covers = { "347.2.a", "347" },
  you = { base = { "Mega-Mech" } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:play("Incinerate", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { showdown = "Blank Battlefield", focus = "you" }
    t.you:pass()
    t:expect { showdown = "Blank Battlefield", focus = "foe" }
    t.foe:pass()

    t:expect { showdown = false, focus = false, you = { points = 1 } }
  end,
}

scenario "The main phase lasts until the turn player ends it, showdowns and all" {
  covers = { "316.9", "316.6", "317.3", "305" },
  you = { base = { "Mega-Mech" }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:expect { phase = "main", showdown = "Blank Battlefield" }
    t:fight()
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { phase = "main", turn_player = "you", priority = "you" }
    t.you:end_turn()

    t:expect { turn_player = "foe" }
  end,
}

scenario "A unit's and a gear's abilities are used on the own turn, with no chain and no showdown" {
  covers = { "145.2", "151.2", "381" },
  turn_player = "foe",
  you = { base = { "Orb of Regret" }, units = { ["0"] = { { "Udyr, Wildman", buffs = 1 } } } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 }, base = { "Mega-Mech" } },

  run = function(t)
    t.foe:play("Incinerate", { target = "Udyr, Wildman" })
    t.foe:pass()
    t:expect { priority = "you" }
    t.you:refused("use", "Orb of Regret", "309.1.a")
    t.you:refused("use", "Udyr, Wildman", "309.1.a")
    t.you:pass()
    t:next_turn()
    t:expect { turn_player = "you" }
    t.you:offers("use", "Orb of Regret")
    t.you:offers("use", "Udyr, Wildman")
  end,
}
