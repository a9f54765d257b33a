-- SFD-173 Soraka, Wanderer.

scenario "Soraka sends home whoever would die beside her" {
  covers = { "SFD-173", "370", "455" },
  you = { units = { ["0"] = { "Soraka, Wanderer", { "Shipyard Skulker", damage = 1 } } } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Incinerate", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { trash = {}, base = { "Shipyard Skulker" } } }
    t:expect_unit("Shipyard Skulker", { damage = 0, exhausted = true })
  end,
}

scenario "Soraka saves neither a unit as strong as she is nor one elsewhere" {
  covers = { "SFD-173", "370" },
  you = {
    units = { ["0"] = { "Soraka, Wanderer", { "Vanguard Sergeant", damage = 3 } } },
    base = { { "Shipyard Skulker", damage = 2 } },
  },
  foe = { hand = { "Falling Star" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Star", { target = { { "Vanguard Sergeant" }, { "Shipyard Skulker" } } })
    t:everyone_passes()

    t:expect { you = { trash = { "Vanguard Sergeant", "Shipyard Skulker" }, base = {} } }
  end,
}

scenario "Soraka saves no enemy and not herself" {
  covers = { "SFD-173" },
  you = { hand = { "Vengeance" }, runes = { order = 6 }, base = { "Petty Officer" } },
  foe = { units = { ["0"] = { "Soraka, Wanderer", "Recruit" } } },

  run = function(t)
    t.you:play("Vengeance", { target = "Soraka, Wanderer" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Soraka, Wanderer" }, units = { ["0"] = { "Recruit" } } } }
    t.you:move("Petty Officer", "0")
    t:fight()
    t:expect { foe = { base = {}, units = { ["0"] = {} } } }
  end,
}

scenario "Combat damage comes to Soraka last" {
  covers = { "SFD-173", "465.2.c" },
  you = { units = { ["0"] = { "Soraka, Wanderer", "Mega-Mech" } } },
  foe = { base = { "Petty Officer" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Petty Officer", "0")
    t:fight()

    t:expect { foe = { trash = { "Petty Officer" } }, you = { units = { ["0"] = { "Soraka, Wanderer", "Mega-Mech" } } } }
    t:expect_unit("Soraka, Wanderer", { damage = 0 })
  end,
}

scenario "Soraka's own first: her two are saved here, then the Angel sends her home" {
  covers = { "SFD-173", "SFD-051", "R214", "373.2", "370.4" },
  you = {
    units = { ["0"] = { { "Soraka, Wanderer", attached = { "Guardian Angel" } }, "Recruit", "Recruit" } },
    base = { "Daring Poro", "Stalwart Poro" },
  },
  foe = { hand = { "The Ruination" }, runes = { order = 12 } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { order = { "Soraka, Wanderer" } } } }
    t.foe:play("The Ruination")
    t:everyone_passes()

    t:expect { you = { base = { "Soraka, Wanderer", "Recruit", "Recruit" } } }
    t:expect { you = { trash = { "Guardian Angel", "Daring Poro", "Stalwart Poro" } } }
  end,
}

scenario "The Angel first: Soraka goes home and saves the two there" {
  covers = { "SFD-173", "SFD-051", "R214", "373.2", "370.4" },
  you = {
    units = { ["0"] = { { "Soraka, Wanderer", attached = { "Guardian Angel" } }, "Recruit", "Recruit" } },
    base = { "Daring Poro", "Stalwart Poro" },
  },
  foe = { hand = { "The Ruination" }, runes = { order = 12 } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { order = { "Guardian Angel" } } } }
    t.foe:play("The Ruination")
    t:everyone_passes()

    t:expect { you = { base = { "Soraka, Wanderer", "Daring Poro", "Stalwart Poro" }, units = { ["0"] = {} } } }
    t:expect { you = { trash = { "Guardian Angel" } } }
  end,
}

scenario "Soraka saves no weaker enemy that attacks her" {
  covers = { "SFD-173" },
  you = { units = { ["0"] = { "Soraka, Wanderer" } } },
  foe = { base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "0")
    t:fight()

    t:expect { foe = { base = {} } }
  end,
}
