-- UNL-140 Conscription.

scenario "A unit of three Might joins you, exhausted and in your base" {
  covers = { "UNL-140", "191", "455" },
  you = { hand = { "Conscription" }, resources = { energy = 5, chaos = 2 }, xp = 4 },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Mega-Mech" } } },

  run = function(t)
    t.you:play("Conscription")
    t:everyone_passes()

    t:expect { you = { base = { "Shipyard Skulker" } }, foe = { units = { ["0"] = { "Mega-Mech" } } } }
    t:expect_unit("Shipyard Skulker", { controller = "you", owner = "foe", exhausted = true })
  end,
}

scenario "For five experience any unit at a battlefield does" {
  covers = { "UNL-140", "356.2", "728" },
  you = { hand = { "Conscription" }, resources = { energy = 5, chaos = 2 }, xp = 6, units = { ["1"] = { "Recruit" } } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Daring Poro" } },

  run = function(t)
    t.you:play("Conscription")
    t:everyone_passes()

    t:expect { you = { base = { "Mega-Mech" }, xp = 1 } }
  end,
}

scenario "Whoever keeps the experience takes no mightier one" {
  covers = { "UNL-140", "355.8" },
  you = { hand = { "Conscription" }, resources = { energy = 5, chaos = 2 }, xp = 6 },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Conscription", { additional = false })
    t:everyone_passes()

    t:expect { you = { base = { "Shipyard Skulker" }, xp = 6 } }
  end,
}

scenario "Without five experience a mighty unit, or one in base, is out of reach" {
  covers = { "UNL-140", "355.8" },
  you = { hand = { "Conscription" }, resources = { energy = 5, chaos = 2 }, xp = 4, units = { ["1"] = { "Recruit" } } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Conscription", "355.8")
  end,
}
