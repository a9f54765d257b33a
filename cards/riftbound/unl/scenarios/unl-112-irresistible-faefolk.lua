-- UNL-112 Irresistible Faefolk.

scenario "The Faefolk draws an enemy unit to its battlefield" {
  covers = { "UNL-112", "450" },
  you = { base = { "Irresistible Faefolk" } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:move("Irresistible Faefolk", "0")
    t.you:answer("yes")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { at = "0" })
  end,
}

scenario "The Faefolk may let everyone stay" {
  covers = { "UNL-112", "383.3.a" },
  you = { base = { "Irresistible Faefolk" } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:move("Irresistible Faefolk", "0")
    t.you:answer("no")
    t:fight()

    t:expect { foe = { base = { "Shipyard Skulker" } }, you = { points = 1 } }
  end,
}

scenario "On its way home the Faefolk draws nobody" {
  covers = { "UNL-112" },
  you = { units = { ["0"] = { "Irresistible Faefolk" } } },
  foe = { units = { ["1"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Irresistible Faefolk", "base")

    t:expect { chain = {}, foe = { units = { ["1"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "The Faefolk is gone in response, and the enemy goes to that battlefield all the same" {
  covers = { "UNL-112", "R058", "359.3.f.3" },
  you = { base = { "Irresistible Faefolk" } },
  foe = { base = { "Shipyard Skulker" }, hand = { "Gust" }, resources = { energy = 1 } },

  run = function(t)
    t.you:move("Irresistible Faefolk", "0")
    t.you:answer("yes")
    t.you:pass()
    t.foe:play("Gust", { target = "Irresistible Faefolk" })
    t:everyone_passes()

    t:expect { you = { hand = { "Irresistible Faefolk" } } }
    t:expect_unit("Shipyard Skulker", { at = "0" })
  end,
}
