-- OGS-014 Lux, Crownguard: exhaust her for two Energy that only spells may use.

scenario "Lux, Crownguard pays two Energy of a spell" {
  covers = { "OGS-014", "429", "163" },
  you = { base = { "Lux, Crownguard" }, hand = { "Incinerate" } },
  foe = { units = { ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Lux, Crownguard", { exhausted = true })
    t:expect { foe = { units = { ["Void Gate"] = {} } } }
  end,
}

scenario "Lux, Crownguard pays for no unit" {
  covers = { "OGS-014", "357.1" },
  you = { base = { "Lux, Crownguard" }, hand = { "Legion Rearguard" }, runes = { order = 1 } },

  run = function(t)
    t.you:refused("play", "Legion Rearguard", "357.1")
  end,
}

scenario "Lux, Crownguard adds Energy, so a Power needs a rune" {
  covers = { "OGS-014", "357.1" },
  you = { base = { "Lux, Crownguard" }, hand = { "Hidden Blade" } },
  foe = { units = { ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t.you:refused("play", "Hidden Blade", "357.1")
  end,
}

scenario "An exhausted Lux, Crownguard adds nothing" {
  covers = { "OGS-014", "414" },
  you = { base = { { "Lux, Crownguard", exhausted = true } }, hand = { "Incinerate" } },
  foe = { units = { ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t.you:refused("play", "Incinerate", "357.1")
  end,
}

scenario "Lux, Crownguard adds as a Reaction, on the other's turn and without a chain item" {
  covers = { "OGS-014", "813", "429.3" },
  turn_player = "foe",
  you = {
    base = { "Lux, Crownguard" },
    units = { ["Void Gate"] = { "Recruit" } },
    hand = { "Flash" },
  },
  foe = { hand = { "Blast of Power" }, runes = { order = 6 } },

  run = function(t)
    t.foe:play("Blast of Power", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Flash", { target = { "Recruit" } })
    t:expect { chain = { "Blast of Power", "Flash" } }
    t:everyone_passes()

    t:expect_unit("Lux, Crownguard", { exhausted = true })
    t:expect { you = { base = { "Lux, Crownguard", "Recruit" } } }
  end,
}

scenario "Lux, Crownguard adds two Energy, no three" {
  covers = { "OGS-014", "357.1" },
  you = { base = { "Lux, Crownguard" }, hand = { "Stand United" } },

  run = function(t)
    t.you:refused("play", "Stand United", "357.1")
  end,
}
