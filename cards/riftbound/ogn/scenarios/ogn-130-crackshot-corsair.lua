-- OGN-130 Crackshot Corsair.

scenario "The Corsair shoots when she attacks" {
  covers = { "OGN-130", "383.4.e" },
  you = { base = { "Crackshot Corsair" } },
  foe = { units = { ["0"] = { "Recruit", "Shipyard Skulker" }, ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Crackshot Corsair", "0")
    t:expect { asked = "you", question = "target" }
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { damage = 1 })
    t:expect_unit("Recruit", { damage = 0 })
  end,
}

scenario "A shot that leaves nobody to fight wins the battlefield" {
  covers = { "OGN-130", "465.1", "466.5" },
  you = { base = { "Crackshot Corsair" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Crackshot Corsair", "0")
    t:everyone_passes()
    t:expect { foe = { units = { ["0"] = {} } } }
    t:fight()

    t:expect { you = { points = 1, controls = { "Blank Battlefield" } } }
    t:expect_unit("Crackshot Corsair", { damage = 0 })
  end,
}

scenario "Defending, the Corsair does not shoot" {
  covers = { "OGN-130", "383.4.e" },
  you = { units = { ["0"] = { "Crackshot Corsair" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")

    t:expect { chain = {}, combat = "Blank Battlefield" }
    t:expect_unit("Shipyard Skulker", { damage = 0 })
  end,
}

scenario "An empty battlefield is no attack, and no shot" {
  covers = { "OGN-130", "344.2" },
  you = { base = { "Crackshot Corsair" } },
  foe = { units = { ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Crackshot Corsair", "0")

    t:expect { chain = {}, combat = false }
    t:expect_unit("Recruit", { damage = 0 })
  end,
}
