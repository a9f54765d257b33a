-- VEN-063 Nasus, Guardian of Knowledge.

scenario "An enemy's death where Nasus stands brings one exhausted rune, once a turn" {
  covers = { "VEN-063", "383.3.e", "430" },
  you = {
    base = { "Nasus, Guardian of Knowledge" }, hand = { "Vengeance", "Vengeance" }, resources = { energy = 8, order = 4 },
  },
  foe = { units = { ["0"] = { "Recruit", "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Vengeance", { target = "Recruit" })
    t:everyone_passes()
    t:expect { you = { runes = 0 } }
    t.you:move("Nasus, Guardian of Knowledge", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { runes = 1, runes_exhausted = 1 } }
  end,
}

scenario "In one turn a second death here brings nothing more" {
  covers = { "VEN-063", "383.3.e.1" },
  you = {
    base = { "Nasus, Guardian of Knowledge" }, hand = { "Shock Blast" }, resources = { energy = 3, mind = 1 },
  },
  foe = { units = { ["0"] = { "Recruit", "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Nasus, Guardian of Knowledge", "0")
    t.you:play("Shock Blast", { target = "Recruit" })
    t.you:pass()
    t.foe:pass()
    t.you:pass()
    t.foe:pass()
    t:expect { you = { runes = 1 } }
    t:fight()
    t:everyone_passes()

    t:expect { you = { runes = 1, runes_exhausted = 1 }, foe = { trash = { "Shipyard Skulker" }, units = { ["0"] = {} } } }
  end,
}

scenario "The death of a unit of your own brings Nasus no rune" {
  covers = { "VEN-063", "740" },
  you = {
    units = { ["0"] = { "Nasus, Guardian of Knowledge", "Recruit" } }, hand = { "Shock Blast" }, resources = { energy = 3, mind = 1 },
  },

  run = function(t)
    t.you:play("Shock Blast", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { runes = 0, trash = { "Shock Blast" } } }
  end,
}

scenario "Two enemies of one combat are one rune" {
  covers = { "VEN-063", "383.1.b" },
  you = { base = { "Nasus, Guardian of Knowledge" } },
  foe = { units = { ["0"] = { "Recruit", "Recruit" } } },

  run = function(t)
    t.you:move("Nasus, Guardian of Knowledge", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { runes = 1, runes_exhausted = 1 } }
  end,
}
