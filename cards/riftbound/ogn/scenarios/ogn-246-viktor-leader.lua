-- OGN-246 Viktor, Leader.

scenario "Another unit of yours dies: a Recruit takes its place in base" {
  covers = { "OGN-246", "383" },
  you = { hand = { "Incinerate" }, runes = { fury = 2 }, base = { "Viktor, Leader" }, units = { ["0"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { base = { "Viktor, Leader", "Recruit" } } }
  end,
}

scenario "A Recruit's death is nothing to Viktor, nor an enemy's" {
  covers = { "OGN-246" },
  you = { hand = { "Incinerate", "Incinerate" }, runes = { fury = 4 }, base = { "Viktor, Leader" }, units = { ["0"] = { "Recruit" } } },
  foe = { units = { ["1"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Incinerate", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { base = { "Viktor, Leader" } } }
  end,
}

scenario "Viktor dies in the same cleanup and sees nobody die" {
  covers = { "OGN-246", "R165", "383.2.c.2" },
  you = { hand = { "Firestorm" }, runes = { fury = 7 } },
  foe = { units = { ["0"] = { { "Viktor, Leader", damage = 1 }, "Daring Poro" } } },

  run = function(t)
    t.you:play("Firestorm", { target = "0" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Viktor, Leader", "Daring Poro" }, base = {} } }
  end,
}

scenario "Two at once, a token and a taken unit: Viktor brings a Recruit for each" {
  covers = { "OGN-246", "191" },
  turn_player = "foe",
  you = { base = { "Viktor, Leader" }, units = { ["0"] = { "Sprite" } } },
  foe = {
    hand = { "Firestorm" },
    runes = { fury = 6 },
    units = { ["0"] = { { "Daring Poro", controller = "you" } } },
  },

  run = function(t)
    t.foe:play("Firestorm", { target = "0" })
    t:everyone_passes()

    t:expect { you = { base = { "Viktor, Leader", "Recruit", "Recruit" } }, foe = { trash = { "Daring Poro", "Firestorm" } } }
  end,
}
