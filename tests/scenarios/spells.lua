-- Playing spells: targets, costs, the chain (rules 349-359).

scenario "Void Seeker deals 4 and draws a card" {
  covers = { "OGN-024", "417", "413" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 }, deck = { "Mega-Mech" } },
  foe = { units = { ["Zaun Warrens"] = { "Chemtech Enforcer" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Chemtech Enforcer" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Chemtech Enforcer" } }, you = { hand = { "Mega-Mech" } } }
  end,
}

scenario "A spell goes to the trash when it has resolved" {
  covers = { "Q44", "359" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:expect { chain = { "Void Seeker" }, priority = "you", you = { trash = {} } }
    t:everyone_passes()

    t:expect { chain = {}, you = { trash = { "Void Seeker" } } }
    t:expect_unit("Mega-Mech", { damage = 4, might = 8 })
  end,
}

scenario "A spell without a legal target cannot be played" {
  covers = { "355.8" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Void Seeker", "355.8")
    t.you:offers_not("play", "Void Seeker")
  end,
}

scenario "Energy exhausts runes and Power recycles one, an exhausted one too" {
  covers = { "Q30", "Q31", "Q32", "357.1" },
  you = { hand = { "Void Seeker" }, runes = { fury = 1, calm = 2 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })

    t:expect { you = { runes = { fury = 0, calm = 2 }, runes_exhausted = 2, rune_deck_size = 9 } }
  end,
}

scenario "Power of another domain does not pay" {
  covers = { "Q31", "357.1" },
  you = { hand = { "Void Seeker" }, runes = { calm = 4 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Void Seeker", "357.1")
  end,
}

scenario "Only Reactions join a chain, and the newest item resolves first" {
  covers = { "Q47", "Q55", "309.1.a", "340" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  foe = {
    hand = { "Stupefy", "Void Seeker", "Mega-Mech" },
    runes = { mind = 4, fury = 4 },
    units = { ["Zaun Warrens"] = { "Legion Rearguard" } },
  },

  run = function(t)
    t.you:play("Void Seeker", { target = "Legion Rearguard" })
    t.you:pass()
    t.foe:refused("play", "Mega-Mech", "309.1.a")
    t.foe:play("Stupefy", { target = "Legion Rearguard" })
    t:expect { chain = { "Void Seeker", "Stupefy" }, priority = "foe" }
    t.foe:pass()
    t.you:pass()

    t:expect { chain = { "Void Seeker" }, priority = "you", foe = { hand_size = 3 } }
    t:expect_unit("Legion Rearguard", { might = 1, damage = 0 })
  end,
}

scenario "A spell does nothing to a target that has become illegal" {
  covers = { "359.3.e.5" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 }, deck = { "Pouty Poro" } },
  foe = {
    hand = { "Flash" },
    runes = { chaos = 4, order = 4 },
    units = { ["Zaun Warrens"] = { "Legion Rearguard" } },
  },

  run = function(t)
    t.you:play("Void Seeker", { target = "Legion Rearguard" })
    t.you:pass()
    t.foe:play("Flash", { target = { "Legion Rearguard" } })
    t:everyone_passes()

    t:expect_unit("Legion Rearguard", { at = "base", controller = "foe", damage = 0 })
    t:expect { you = { hand = { "Pouty Poro" } } }
  end,
}

scenario "Runes may be exhausted ahead of need, and what floats is lost at the turn's end" {
  covers = { "Q34", "162" },
  floats = true,
  you = { runes = { fury = 2 } },

  run = function(t)
    t.you:use("Fury Rune", { ability = 1 })
    t:expect { you = { resources = { energy = 1 }, runes_ready = 1 }, chain = {} }
    t.you:end_turn()

    t:expect { turn_player = "foe", you = { resources = { energy = 0 }, runes_ready = 1 } }
  end,
}
