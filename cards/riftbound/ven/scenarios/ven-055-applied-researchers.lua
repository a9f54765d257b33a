-- VEN-055 Applied Researchers.

scenario "Empowered Researchers take an Energy and a Power off your spells" {
  covers = { "VEN-055", "Empower", "Empowered", "356.4" },
  you = { base = { "Applied Researchers" }, runes = { mind = 3 }, hand = { "Void Seeker", "Shipyard Skulker" }, resources = { energy = 0 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Void Seeker", "357.1")
    t.you:use("Applied Researchers")
    t:everyone_passes()
    t:expect_unit("Applied Researchers", { empowered = true })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "A spell of three Energy and a Power costs two, units cost what they cost" {
  covers = { "VEN-055", "356.4" },
  you = {
    base = { { "Applied Researchers", empowered = true } }, hand = { "Void Seeker", "Shipyard Skulker" },
    resources = { energy = 4 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { resources = { energy = 2 } } }

    t.you:refused("play", "Shipyard Skulker", "base", "357.1")
  end,
}

scenario "A spell of one Energy still costs one" {
  covers = { "VEN-055", "356.4.e" },
  you = { base = { { "Applied Researchers", empowered = true } }, hand = { "Stupefy" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t) t.you:refused("play", "Stupefy", "357.1") end,
}

scenario "Researchers who are not Empowered, and spells of the foe, change nothing" {
  covers = { "VEN-055", "828" },
  you = { base = { { "Applied Researchers", empowered = true } } },
  foe = { base = { "Applied Researchers" }, hand = { "Discipline" }, resources = { energy = 1 } },
  turn_player = "foe",

  run = function(t) t.foe:refused("play", "Discipline", "357.1") end,
}

scenario "Shock Blast with Empowered Researchers costs nothing" {
  covers = { "VEN-055", "VEN-059", "R011", "356.4.d.1", "356.4.e" },
  you = { base = { { "Applied Researchers", empowered = true } }, hand = { "Shock Blast" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Shock Blast", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } } }
  end,
}
