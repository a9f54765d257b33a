-- Variations of rulings about the chain, targets and what hangs together on it.

scenario "Priority after the newest item has resolved: with three players it goes to the controller of the next newest" {
  covers = { "R104", "340.4", "339.2" },
  you = { hand = { "Singularity", "Stupefy" }, runes = { mind = 9 } },
  foe = { base = { "Mega-Mech" }, hand = { "Wind Wall" }, runes = { calm = 5 } },
  foe2 = { hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Singularity", { target = { "Mega-Mech" } })
    t.you:pass()
    t.foe:play("Wind Wall", { target = "Singularity" })
    t.foe:pass()
    t.foe2:play("Discipline", { target = "Mega-Mech" })
    t.foe2:pass() t.you:pass() t.foe:pass()
    t:expect { chain = { "Singularity", "Wind Wall" }, priority = "foe" }
    t.foe:pass() t.foe2:pass()
    t:expect { priority = "you" }
    t.you:pass()

    t:expect { chain = {} }
    t:expect_unit("Mega-Mech", { damage = 0, might = 10 })
  end,
}

scenario "A counterspell may be countered: then what it was aimed at resolves" {
  covers = { "R104", "425", "340.1" },
  you = { hand = { "Void Seeker", "Defy" }, runes = { fury = 4, calm = 2 }, deck = { "Gust" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Defy" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Defy", { target = "Void Seeker" })
    t.foe:pass()
    t.you:play("Defy", { target = "Defy" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "Retreated and played again it is a new object, by the same player and to another place too" {
  covers = { "R203", "359.3.e.4", "124" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = {
    units = { ["0"] = { "Shen, Kinkou", "Mega-Mech" } },
    hand = { "Retreat" },
    runes = { mind = 1, order = 4 },
  },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Shen, Kinkou" })
    t.you:pass()
    t.foe:play("Retreat", { target = "Shen, Kinkou" })
    t.foe:pass()
    t.you:pass()
    t.you:pass()
    t.foe:play("Shen, Kinkou", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Shen, Kinkou", { damage = 0, at = "base" })
  end,
}

scenario "Moved away and back again before resolution it is still the target" {
  covers = { "R201", "359.3.e.2", "359.3.e.3", "124" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 }, deck = { "Gust" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Flash", "Ride the Wind" }, runes = { chaos = 6 } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Flash", { target = { "Mega-Mech" } })
    t.foe:pass()
    t.you:pass()
    t:expect_unit("Mega-Mech", { at = "base" })
    t.you:pass()
    t.foe:refused("play", "Ride the Wind", "309.1.a")
    t.foe:pass()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Both halves of a Falling Star at one unit, which leaves between play and resolution: nothing happens, and it was played" {
  covers = { "R204", "359.3.e.10", "R053" },
  you = { base = { "Ravenbloom Student" }, hand = { "Falling Star" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Shipyard Skulker" }, { "Shipyard Skulker" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Shipyard Skulker" }, trash = { "Gust" } } }
    t:expect_unit("Ravenbloom Student", { might = 3 })
  end,
}

scenario "A countered spell was not played: the Student does not grow, but Legion is on" {
  covers = { "R204", "419.4.a", "419.4.b", "812.1.c" },
  you = { base = { "Ravenbloom Student" }, hand = { "Incinerate", "Noxus Hopeful" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Defy" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Defy", { target = "Incinerate" })
    t:everyone_passes()

    t:expect_unit("Ravenbloom Student", { might = 2 })
    t.you:play("Noxus Hopeful", { to = "base" })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "Two Hidden Blades at one unit: the second does nothing, and its controller draws two in all" {
  covers = { "R053", "359.3.e.5", "359.3.e.14.a", "OGN-213" },
  you = { hand = { "Hidden Blade", "Hidden Blade" }, runes = { order = 6 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, deck = { "Gust", "Flash", "Charm", "Rebuke" } },

  run = function(t)
    t.you:play("Hidden Blade", { target = "Mega-Mech" })
    t.you:refused("play", "Hidden Blade", "309.1.a")
    t:everyone_passes()

    t:expect { foe = { hand = { "Gust", "Flash" }, trash = { "Mega-Mech" } } }
    t.you:refused("play", "Hidden Blade", "355.8")
  end,
}

scenario "Hidden Blade on a token: its controller draws two, the token is nowhere" {
  covers = { "R053", "186.1", "359.3.e.14.a", "OGN-213" },
  you = { hand = { "Hidden Blade" }, runes = { order = 3 } },
  foe = { units = { ["0"] = { "Recruit" } }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.you:play("Hidden Blade", { target = "Recruit" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Gust", "Flash" }, trash = {}, units = { ["0"] = {} } } }
  end,
}

scenario "Hidden Blade with one card in their deck: one drawn, Burn Out, one more, a point for you" {
  covers = { "R053", "413", "431", "OGN-213" },
  you = { hand = { "Hidden Blade" }, runes = { order = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Hidden Blade", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Gust", "Mega-Mech" }, deck_size = 0, trash = {} }, you = { points = 1 } }
  end,
}

scenario "Hidden Blade from facedown: only a unit there, in the opponent's turn" {
  covers = { "811.1.d", "811.2", "R053", "OGN-213" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Hidden Blade" } } },
  foe = { base = { "Mega-Mech" }, units = { ["1"] = { "Shipyard Skulker" } }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Hidden Blade", { from = "facedown", target = "?" })
    t.you:offers_not("target", "Shipyard Skulker")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" }, hand = { "Gust", "Flash" } } }
  end,
}
