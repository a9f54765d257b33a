-- What the published cards cannot show of turns, control and points.

scenario "The Expiration Step is repeated when something triggered in it" {
  covers = { "RUL-001", "317.2.f", "317.2.b" },
  you = { base = { { "Camp Nurse", damage = 1 }, "Mega-Mech" } },

  run = function(t)
    t.you:end_turn()
    t:expect { chain = { "Camp Nurse" }, phase = "expiration" }
    t:expect_unit("Mega-Mech", { damage = 0 })
    t:everyone_passes()

    t:expect { turn_player = "foe", chain = {} }
    t:expect_unit("Mega-Mech", { damage = 0 })
    t:log_has("Mega-Mech takes 1 damage")
  end,
}

scenario "What is given in a Main Phase alone is gone with it" {
  covers = { "RUL-127", "RUL-001", "317.2" },
  you = { base = { { "Camp Nurse", damage = 1 }, "Noon Runner" } },

  run = function(t)
    t:expect_unit("Noon Runner", { might = 4 })
    t.you:end_turn()

    t:expect { chain = { "Camp Nurse" }, phase = "expiration" }
    t:expect_unit("Noon Runner", { might = 2 })
  end,
}

scenario "What starts with the Main Phase comes when the pools are empty, and for its player alone" {
  covers = { "RUL-007", "316.4", "316.3" },
  phase = "awaken",
  floats = true,
  you = { base = { "Dawn Crier" }, runes = { order = 1 }, deck = { "Gust", "Flash", "Charm" }, rune_deck = {} },
  foe = { base = { "Dawn Crier" } },

  run = function(t)
    t:expect { phase = "main", chain = { "Dawn Crier" }, you = { hand = { "Gust" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } }, foe = { hand = {} } }
  end,
}

scenario "A unit that changes sides in a combat defends what it attacked" {
  covers = { "RUL-004", "323.2.b", "191" },
  you = { base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Mega-Mech", "Recruit" } }, hand = { "Turncoat" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:expect_unit("Shipyard Skulker", { attacking = true })
    t.you:pass()
    t.foe:play("Turncoat", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { attacking = false, defending = true, controller = "foe" })
  end,
}

scenario "A trigger on the chain stays with its controller when its source changes sides" {
  covers = { "RUL-004", "191.4.b", "191.4.a" },
  you = { base = { "Crackshot Corsair" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Crackshot Corsair", "0")
    t:expect { chain = { "Crackshot Corsair" }, priority = "you" }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "A battlefield may have an ability that its controller uses" {
  covers = { "RUL-005", "170.10", "190.6.a" },
  you = { units = { ["Old Well"] = { "Recruit" } }, runes = { calm = 1 }, deck = { "Gust" } },

  run = function(t)
    t.you:use("Old Well")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes_exhausted = 1 } }
  end,
}

scenario "Nobody else uses a battlefield's ability" {
  covers = { "RUL-005", "190.6.a" },
  you = { runes = { calm = 1 } },
  foe = { units = { ["Old Well"] = { "Recruit" } } },

  run = function(t)
    t.you:offers_not("use", "Old Well")
  end,
}

scenario "A point that is forbidden stops no hold and no trigger of it" {
  covers = { "RUL-008", "383.4.c.2.c", "471", "383.4.d" },
  phase = "awaken",
  you = { units = { ["Grove of the God-Willow"] = { "Recruit" } }, deck = { "Gust", "Flash" } },
  foe = { base = { "Dry Season" } },

  run = function(t)
    t:everyone_passes()

    t:expect { you = { points = 0, hand = { "Gust", "Flash" } } }
  end,
}

scenario "The first Burn Out's point can be forbidden" {
  covers = { "RUL-008", "431" },
  phase = "awaken",
  you = { base = { "Dry Season" }, deck = {}, trash = { "Gust", "Flash" } },

  run = function(t)
    t:expect { you = { hand_size = 1 }, foe = { points = 0 } }
  end,
}

scenario "From the second Burn Out in a row on nothing stops the points, and they win at once" {
  covers = { "RUL-008", "431.3.b", "431.3.c", "431.3.c.1" },
  phase = "awaken",
  you = { base = { "Dry Season" }, deck = {}, trash = {} },
  foe = { points = 6 },

  run = function(t)
    t:expect { over = true, winner = "foe", foe = { points = 8 } }
  end,
}

scenario "Points never fall below nought" {
  covers = { "RUL-009", "194.4" },
  you = { hand = { "Tithe", "Tithe" }, runes = { order = 2 } },
  foe = { points = 3 },

  run = function(t)
    t.you:play("Tithe")
    t:everyone_passes()
    t:expect { foe = { points = 1 } }
    t.you:play("Tithe")
    t:everyone_passes()

    t:expect { foe = { points = 0 } }
  end,
}

scenario "What was declined once a turn may still be used that turn, what was used may not" {
  covers = { "RUL-016", "383.3.e.2.b", "383.3.e" },
  you = { base = { "Undertaker" }, hand = { "Incinerate", "Incinerate", "Incinerate" }, runes = { fury = 6 }, deck = { "Gust", "Flash" } },
  foe = { units = { ["0"] = { "Recruit", "Recruit", "Recruit", "Mega-Mech" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Recruit" })
    t:answers { you = { { may = false }, { may = true } } }
    t:everyone_passes()
    t:expect { you = { hand_size = 2 } }
    t.you:play("Incinerate", { target = "Recruit" })
    t:everyone_passes()
    t:expect { you = { deck = { "Flash" }, hand_size = 2 } }
    t.you:play("Incinerate", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { deck = { "Flash" } }, chain = {} }
  end,
}

scenario "What dies at once with its saviour is saved, the saviour is not" {
  covers = { "RUL-015", "370.4" },
  you = { hand = { "Flurry of Blades" }, runes = { body = 1 } },
  foe = { units = { ["0"] = { "Last Warden", "Recruit" } } },

  run = function(t)
    t.you:play("Flurry of Blades")
    t:everyone_passes()

    t:expect { foe = { trash = { "Last Warden" }, base = { "Recruit" } } }
  end,
}
