-- OGN-236 Karthus, Eternal.

scenario "With Karthus a Deathknell of yours triggers twice" {
  covers = { "OGN-236", "Deathknell" },
  you = {
    hand = { "Vengeance" },
    runes = { order = 4 },
    base = { "Karthus, Eternal", "Soaring Scout" },
  },

  run = function(t)
    t.you:play("Vengeance", { target = "Soaring Scout" })
    t:everyone_passes()

    t:expect { you = { runes = 4 } }
  end,
}

scenario "An enemy's Deathknell triggers once in spite of Karthus" {
  covers = { "OGN-236", "Deathknell" },
  you = { hand = { "Vengeance" }, runes = { order = 4 }, base = { "Karthus, Eternal" } },
  foe = { base = { "Machine Evangel" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Machine Evangel" })
    t:everyone_passes()

    t:expect { foe = { base = { "Recruit", "Recruit", "Recruit" } } }
  end,
}

scenario "Beside two of Karthus a Deathknell of yours triggers three times" {
  covers = { "OGN-236", "Deathknell" },
  you = {
    hand = { "Vengeance" },
    runes = { order = 4 },
    base = { "Karthus, Eternal", "Karthus, Eternal", "Soaring Scout" },
  },

  run = function(t)
    t.you:play("Vengeance", { target = "Soaring Scout" })
    t:everyone_passes()

    t:expect { you = { runes = 5, runes_exhausted = 5 } }
  end,
}

scenario "A Karthus who falls in the same moment still doubles the Deathknell" {
  covers = { "OGN-236", "Deathknell", "323.4" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Karthus, Eternal", "Soaring Scout" } } },
  foe = { hand = { "Firestorm" }, runes = { fury = 6 } },

  run = function(t)
    t.foe:play("Firestorm", { target = "0" })
    t:everyone_passes()

    t:expect { you = { runes = 2, trash = { "Karthus, Eternal", "Soaring Scout" } } }
  end,
}

scenario "Karthus gone before, a Deathknell triggers once" {
  covers = { "OGN-236", "Deathknell", "365.1" },
  you = {
    hand = { "Vengeance", "Vengeance" },
    runes = { order = 8 },
    base = { "Karthus, Eternal", "Soaring Scout" },
  },

  run = function(t)
    t.you:play("Vengeance", { target = "Karthus, Eternal" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "Soaring Scout" })
    t:everyone_passes()

    t:expect { you = { runes = 5 } }
  end,
}

scenario "Your Deathknells are not your teammate's" {
  covers = { "OGN-236", "OGN-246", "489.8.e" },
  you = { hand = { "Vengeance" }, runes = { order = 6 }, base = { "Karthus, Eternal", "Viktor, Leader" } },
  mate = { base = { "Soaring Scout" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Soaring Scout" })
    t:everyone_passes()

    t:expect { you = { base = { "Karthus, Eternal", "Viktor, Leader" } }, mate = { runes = 1 } }
  end,
}
