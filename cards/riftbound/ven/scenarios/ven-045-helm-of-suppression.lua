-- VEN-045 Helm of Suppression.

scenario "Spells of the foe cost an Energy more, your own do not" {
  covers = { "VEN-045", "356.3" },
  you = { gear = { "Helm of Suppression" }, base = { "Recruit" }, hand = { "Discipline" }, resources = { energy = 2 } },
  foe = { hand = { "Discipline" }, resources = { energy = 3 }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Discipline", { target = "Recruit" })
    t:expect { you = { resources = { energy = 0 } } }
    t.you:pass()
    t.foe:play("Discipline", { target = "Mega-Mech" })

    t:expect { foe = { resources = { energy = 0 } } }
  end,
}

scenario "With two Energy the foe plays no Discipline" {
  covers = { "VEN-045", "357.1" },
  you = { gear = { "Helm of Suppression" } },
  foe = { hand = { "Discipline" }, resources = { energy = 2 }, base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t) t.foe:refused("play", "Discipline", "357.1") end,
}

scenario "Units of the foe cost what they cost" {
  covers = { "VEN-045" },
  you = { gear = { { "Helm of Suppression", empowered = true } } },
  foe = { hand = { "Shipyard Skulker" }, resources = { energy = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Shipyard Skulker", { to = "base" })

    t:expect { foe = { base = { "Shipyard Skulker" } } }
  end,
}

scenario "The Empowered Helm asks an Energy and a Power of any domain" {
  covers = { "VEN-045", "Empower", "135.2.e" },
  you = { gear = { "Helm of Suppression" }, runes = { calm = 5 } },
  foe = { hand = { "Discipline" }, resources = { energy = 3, fury = 1 }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Helm of Suppression")
    t:everyone_passes()
    t:expect_unit("Helm of Suppression", { empowered = true })
    t:expect { foe = { hand = { "Discipline" } } }
  end,
}

scenario "The foe pays the Empowered Helm's Power with any domain" {
  covers = { "VEN-045", "135.2.e" },
  you = { gear = { { "Helm of Suppression", empowered = true } } },
  foe = { hand = { "Discipline" }, resources = { energy = 3, fury = 1 }, base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Mega-Mech" })

    t:expect { foe = { resources = { energy = 0, fury = 0 } } }
  end,
}

scenario "Without that Power the foe plays no spell" {
  covers = { "VEN-045", "357.1" },
  you = { gear = { { "Helm of Suppression", empowered = true } } },
  foe = { hand = { "Discipline" }, resources = { energy = 4 }, base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t) t.foe:refused("play", "Discipline", "357.1") end,
}

scenario "A spell from facedown, whose cost is ignored, costs the foe the Helm's Energy" {
  covers = { "VEN-045", "356.1.b", "356.3", "811.1" },
  you = { gear = { "Helm of Suppression" } },
  foe = { units = { ["0"] = { "Recruit" } }, base = { "Mega-Mech" }, facedown = { ["0"] = { "Resonating Strike" } }, resources = { energy = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Resonating Strike", { from = "facedown" })
    t:expect { foe = { resources = { energy = 0 } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10, at = "0" })
  end,
}

scenario "A Flow cost of the foe is an Energy higher" {
  covers = { "VEN-045", "Flow", "356.3", "829" },
  you = { gear = { "Helm of Suppression" } },
  foe = { trash = { "Dredge Up" }, resources = { energy = 2 } },
  turn_player = "foe",

  run = function(t) t.foe:refused("play", "Dredge Up", { from = "trash" }) end,
}
