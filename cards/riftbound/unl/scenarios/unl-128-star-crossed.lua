-- UNL-128 Star-Crossed.

scenario "Star-Crossed returns a unit of either side to its owner" {
  covers = { "UNL-128", "056" },
  you = { hand = { "Star-Crossed" }, resources = { energy = 3, chaos = 1 }, base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Star-Crossed", { target = { { "Shipyard Skulker" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Shipyard Skulker" } }, foe = { hand = { "Mega-Mech" } } }
  end,
}

scenario "If one of the two is gone Star-Crossed returns the other" {
  covers = { "UNL-128", "359.3.e.5" },
  you = { hand = { "Star-Crossed" }, resources = { energy = 3, chaos = 1 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { units = { ["1"] = { "Mega-Mech" } }, hand = { "Gust" }, resources = { energy = 1 } },

  run = function(t)
    t.you:play("Star-Crossed", { target = { { "Shipyard Skulker" }, { "Mega-Mech" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Mega-Mech" } }, you = { hand = { "Shipyard Skulker" } } }
  end,
}

scenario "Star-Crossed wants a unit of either side" {
  covers = { "UNL-128", "355.8" },
  you = { hand = { "Star-Crossed" }, resources = { energy = 3, chaos = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech", "Recruit" } } },

  run = function(t)
    t.you:refused("play", "Star-Crossed", "355.8")
  end,
}

scenario "Two units of yours are no use for Star-Crossed" {
  covers = { "UNL-128", "355.8" },
  you = { hand = { "Star-Crossed" }, resources = { energy = 3, chaos = 1 }, base = { "Mega-Mech", "Recruit" } },

  run = function(t)
    t.you:refused("play", "Star-Crossed", "355.8")
  end,
}
