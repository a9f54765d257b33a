-- OGN-184 The Syren.

scenario "The Syren brings a unit of yours home" {
  covers = { "OGN-184", "377", "445" },
  you = {
    gear = { "The Syren" },
    units = { ["0"] = { "Shipyard Skulker" } },
    base = { "Pouty Poro" },
    runes = { chaos = 1 },
  },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("The Syren", { target = "?" })
    t.you:offers_not("target", "Mega-Mech")
    t.you:offers_not("target", "Pouty Poro")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect { you = { runes_ready = 0, controls = {} } }
    t:expect_unit("Shipyard Skulker", { at = "base", ready = true })
    t:expect_unit("The Syren", { exhausted = true })
  end,
}

scenario "The Syren asks for one Energy" {
  covers = { "OGN-184", "357.1" },
  you = { gear = { "The Syren" }, units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:refused("use", "The Syren", "357.1")
  end,
}
