-- OGN-105 Singularity.

scenario "Singularity deals six to two units anywhere" {
  covers = { "OGN-105", "355.13", "417" },
  you = { hand = { "Singularity" }, runes = { mind = 8 } },
  foe = { base = { "Playful Phantom" }, units = { ["0"] = { "Mega-Mech", "Recruit" } } },

  run = function(t)
    t.you:play("Singularity", { target = { "Playful Phantom", "Mega-Mech" } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Playful Phantom" } } }
    t:expect_unit("Mega-Mech", { damage = 6 })
    t:expect_unit("Recruit", { damage = 0 })
  end,
}

scenario "Singularity may spare everyone" {
  covers = { "OGN-105", "355.13" },
  you = { hand = { "Singularity" }, runes = { mind = 8 } },
  foe = { base = { "Playful Phantom" } },

  run = function(t)
    t.you:play("Singularity", { target = {} })
    t:everyone_passes()

    t:expect { you = { trash = { "Singularity" } }, foe = { base = { "Playful Phantom" } } }
  end,
}

scenario "Where one target has gone Singularity hits the other" {
  covers = { "OGN-105", "359.3.e.5" },
  you = { hand = { "Singularity" }, runes = { mind = 8 } },
  foe = {
    base = { "Playful Phantom" },
    units = { ["0"] = { "Shipyard Skulker" } },
    hand = { "Retreat" },
    runes = { mind = 1 },
  },

  run = function(t)
    t.you:play("Singularity", { target = { "Playful Phantom", "Shipyard Skulker" } })
    t.you:pass()
    t.foe:play("Retreat", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Playful Phantom", "Retreat" }, hand = { "Shipyard Skulker" } } }
  end,
}

scenario "Deflect costs for each of the two whom Singularity chooses" {
  covers = { "OGN-105", "Deflect", "809.1.c" },
  you = { hand = { "Singularity" }, runes = { mind = 10 } },
  foe = { base = { "Pouty Poro" }, units = { ["0"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Singularity", { target = { { "Pouty Poro" }, { "Pouty Poro#2" } } })
    t:everyone_passes()

    t:expect { you = { runes = 6 }, foe = { trash = { "Pouty Poro", "Pouty Poro" } } }
  end,
}
