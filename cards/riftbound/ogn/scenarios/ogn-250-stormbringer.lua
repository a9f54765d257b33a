-- OGN-250 Stormbringer: a unit in base strikes all enemies at a battlefield, then moves there.

scenario "Stormbringer deals the unit's Might to every enemy there and moves it into the place" {
  covers = { "OGN-250", "417", "446" },
  you = {
    base = { { "Playful Phantom", exhausted = true } },
    units = { ["Grove of the God-Willow"] = { "Recruit" } },
    hand = { "Stormbringer" },
    runes = { fury = 3, body = 3 },
  },
  foe = { units = { ["Zaun Warrens"] = { "Shipyard Skulker", "Vanguard Sergeant" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Stormbringer", { target = { { "Zaun Warrens" }, { "Playful Phantom" } } })
    t:everyone_passes()
    t:expect { foe = { trash = { "Shipyard Skulker", "Vanguard Sergeant" }, base = { "Recruit" } } }
    t:expect_unit("Playful Phantom", { at = "Zaun Warrens", exhausted = true })
    t:fight()

    t:expect { you = { points = 1 } }
  end,
}

scenario "Who survives Stormbringer is met in combat, the damage still on it" {
  covers = { "OGN-250", "450", "465.2.c" },
  you = { base = { "Playful Phantom" }, hand = { "Stormbringer" }, runes = { fury = 3, body = 3 } },
  foe = { units = { ["Grove of the God-Willow"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Stormbringer", { target = { { "Grove of the God-Willow" }, { "Playful Phantom" } } })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 5, defending = true })
    t:fight()

    t:expect { you = { trash = { "Stormbringer", "Playful Phantom" } }, foe = { trash = { "Mega-Mech" } } }
  end,
}

scenario "Stormbringer is played with a unit in your base only" {
  covers = { "OGN-250", "355.8" },
  you = {
    units = { ["Void Gate"] = { "Playful Phantom" } },
    hand = { "Stormbringer" },
    runes = { fury = 3, body = 3 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Stormbringer", "355.8")
  end,
}

scenario "Stormbringer deals the Might that the unit has when it resolves" {
  covers = { "OGN-250", "OGN-093", "359.3.f.2" },
  you = { base = { "Playful Phantom" }, hand = { "Stormbringer" }, runes = { fury = 3, body = 3 } },
  foe = {
    units = { ["Grove of the God-Willow"] = { "Mega-Mech" } },
    hand = { "Smoke Screen" },
    runes = { mind = 3 },
  },

  run = function(t)
    t.you:play("Stormbringer", { target = { { "Grove of the God-Willow" }, { "Playful Phantom" } } })
    t.you:pass()
    t.foe:play("Smoke Screen", { target = "Playful Phantom" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
    t:expect_unit("Playful Phantom", { might = 1, at = "Grove of the God-Willow" })
  end,
}

scenario "Stormbringer spares your own units at the battlefield and those elsewhere" {
  covers = { "OGN-250" },
  you = {
    base = { "Playful Phantom" },
    units = { ["Grove of the God-Willow"] = { "Recruit" } },
    hand = { "Stormbringer" },
    runes = { fury = 3, body = 3 },
  },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Stormbringer", { target = { { "Grove of the God-Willow" }, { "Playful Phantom" } } })
    t:everyone_passes()

    t:expect { you = { units = { ["Grove of the God-Willow"] = { "Recruit", "Playful Phantom" } } } }
    t:expect { foe = { units = { ["Zaun Warrens"] = { "Recruit" } } } }
  end,
}

scenario "A teammate's unit does not stand in your base: Stormbringer passes it over" {
  covers = { "OGN-250", "355.8" },
  you = { hand = { "Stormbringer" }, runes = { fury = 8 } },
  mate = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:refused("play", "Stormbringer", "355.8")
  end,
}
