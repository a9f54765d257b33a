-- OGN-181 Pack of Wonders.

scenario "The Pack returns a unit of yours" {
  covers = { "OGN-181", "377" },
  you = { gear = { "Pack of Wonders" }, units = { ["0"] = { { "Mega-Mech", damage = 2 } } } },

  run = function(t)
    t.you:use("Pack of Wonders", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" } } }
    t:expect_unit("Pack of Wonders", { exhausted = true })
  end,
}

scenario "The Pack returns gear, but not itself" {
  covers = { "OGN-181", "355.8" },
  you = { gear = { "Pack of Wonders", "Iron Ballista" } },
  foe = {
    base = { "Mega-Mech" },
    gear = { "Seal of Rage" },
    units = { ["0"] = { "Pouty Poro" } },
    facedown = { ["0"] = { "Fight or Flight" } },
  },

  run = function(t)
    t.you:use("Pack of Wonders", { target = "?" })
    t.you:offers_not("target", "Fight or Flight")
    t.you:offers_not("target", "Pack of Wonders")
    t.you:offers_not("target", "Seal of Rage")
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Iron Ballista")
    t:everyone_passes()

    t:expect { you = { hand = { "Iron Ballista" } } }
    t.you:refused("use", "Pack of Wonders")
  end,
}

scenario "The Pack returns a facedown card" {
  covers = { "OGN-181", "421.4" },
  you = {
    gear = { "Pack of Wonders" },
    units = { ["0"] = { "Shipyard Skulker" } },
    facedown = { ["0"] = { "Fight or Flight" } },
  },

  run = function(t)
    t.you:use("Pack of Wonders", { target = "Fight or Flight" })
    t:everyone_passes()

    t:expect { you = { hand = { "Fight or Flight" }, facedown = { ["0"] = {} } } }
  end,
}

scenario "Alone the Pack has nothing to return" {
  covers = { "OGN-181", "355.8" },
  you = { gear = { "Pack of Wonders" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("use", "Pack of Wonders", "355.8")
  end,
}
