-- OGN-014 Sky Splitter.

scenario "Sky Splitter costs less by the highest Might and deals five" {
  covers = { "OGN-014", "366.2.a", "417" },
  you = { hand = { "Sky Splitter" }, runes = { fury = 4 }, base = { "Playful Phantom", "Recruit" } },
  foe = { units = { ["0"] = { "Petty Officer" } } },

  run = function(t)
    t.you:play("Sky Splitter", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 1 }, foe = { trash = { "Petty Officer" } } }
  end,
}

scenario "An enemy's Might does not make Sky Splitter cheaper" {
  covers = { "OGN-014", "357.1" },
  you = { hand = { "Sky Splitter" }, runes = { fury = 6 }, base = { "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Sky Splitter", "357.1")
  end,
}

scenario "A discount with a minimum comes first, the one without it last" {
  covers = { "OGN-014", "R197", "356.4.d", "356.4.e", "356.6" },
  you = { hand = { "Sky Splitter" }, runes = { fury = 1 }, base = { { "Stormclaw Ursine", buffs = 1 } }, units = { ["1"] = { "Eager Apprentice" } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect_unit("Stormclaw Ursine", { might = 7 })
    t.you:play("Sky Splitter", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 5 })
  end,
}

scenario "Lux looks at the printed cost of Sky Splitter, not at what was paid" {
  covers = { "OGN-014", "W7", "206", "OGS-006" },
  you = { hand = { "Sky Splitter" }, runes = { fury = 1 }, base = { "Mega-Mech", "Lux, Illuminated" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Sky Splitter", { target = "foe's Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Lux, Illuminated", { might = 8 })
  end,
}

scenario "With an 8 at home only the Power is due" {
  covers = { "OGN-014", "356.6" },
  you = { hand = { "Sky Splitter" }, base = { { "Mega-Mech", buffs = 1 } }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Sky Splitter", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect { you = { runes = 0 }, foe = { trash = { "Vanguard Sergeant" } } }
  end,
}

scenario "Sky Splitter reaches no base" {
  covers = { "OGN-014", "355.8" },
  you = { hand = { "Sky Splitter" }, base = { "Mega-Mech" }, runes = { fury = 3 } },
  foe = { base = { "Vanguard Sergeant" } },

  run = function(t)
    t.you:refused("play", "Sky Splitter", "355.8")
  end,
}

scenario "A teammate's giant is none that you control" {
  covers = { "OGN-014", "489.8.e" },
  you = { hand = { "Sky Splitter" }, runes = { fury = 8 }, base = { { "Recruit", buffs = 1 } } },
  mate = { base = { "Mountain Drake" } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:play("Sky Splitter", { target = "Playful Phantom" })

    t:expect { you = { runes = 7, runes_ready = 2 } }
  end,
}

scenario "Without a unit Sky Splitter costs its eight" {
  covers = { "OGN-014" },
  you = { hand = { "Sky Splitter" }, resources = { energy = 8, fury = 1 } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:play("Sky Splitter", { target = "Playful Phantom" })
    t:everyone_passes()

    t:expect { you = { resources = { energy = 0, fury = 0 } }, foe = { trash = { "Playful Phantom" } } }
  end,
}
