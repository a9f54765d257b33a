-- VEN-059 Shock Blast.

scenario "The Blast deals four at a battlefield for three Energy and a Mind" {
  covers = { "VEN-059", "Action", "417" },
  you = { hand = { "Shock Blast" }, resources = { energy = 3, mind = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Shock Blast")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect { you = { resources = { energy = 0, mind = 0 } } }
  end,
}

scenario "With something Empowered of yours the Blast costs two Energy less" {
  covers = { "VEN-059", "356.4" },
  you = { hand = { "Shock Blast" }, gear = { { "Hextech Disc", empowered = true } }, resources = { energy = 1, mind = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Shock Blast", { target = "Mega-Mech" })

    t:expect { you = { resources = { energy = 0, mind = 0 } } }
  end,
}

scenario "What is Empowered of the foe takes nothing off" {
  covers = { "VEN-059", "357.1" },
  you = { hand = { "Shock Blast" }, resources = { energy = 2, mind = 1 } },
  foe = { units = { ["0"] = { { "Mega-Mech", empowered = true } } } },

  run = function(t) t.you:refused("play", "Shock Blast", "357.1") end,
}

scenario "An Empowered legend makes the Blast cheaper too" {
  covers = { "VEN-059", "441" },
  you = {
    hand = { "Shock Blast", "Profiteer" }, legend = "Jinx, Loose Cannon", gear = { { "Hextech Disc", empowered = true } },
    resources = { energy = 5, mind = 1 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Profiteer", { to = "base", may = true, target = "Jinx, Loose Cannon" })
    t:everyone_passes()
    t:expect_unit("Hextech Disc", { empowered = false })
    t.you:play("Shock Blast", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}
