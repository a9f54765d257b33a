-- OGN-031 Raging Firebrand.

scenario "After the Firebrand the next spell costs five Energy less, the one after that does not" {
  covers = { "OGN-031", "356.4", "390" },
  you = { hand = { "Raging Firebrand", "Falling Star", "Falling Star" }, runes = { fury = 9 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Raging Firebrand")
    t:everyone_passes()
    t:expect { you = { runes_ready = 3 } }
    t.you:play("Falling Star", { target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t:expect { you = { runes_ready = 3 } }
    t.you:play("Falling Star", { target = { { "Mega-Mech" }, { "Mega-Mech" } } })

    t:expect { you = { runes_ready = 1 } }
  end,
}

scenario "A unit in between does not use the discount up" {
  covers = { "OGN-031", "356.4" },
  you = { hand = { "Raging Firebrand", "Pouty Poro", "Void Seeker" }, runes = { fury = 8 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Raging Firebrand")
    t:everyone_passes()
    t.you:play("Pouty Poro")
    t:expect { you = { runes_ready = 0 } }
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "The discount is gone in the next turn" {
  covers = { "OGN-031", "317.2" },
  you = { hand = { "Raging Firebrand", "Void Seeker" }, runes = { fury = 6 }, rune_deck = {} },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Raging Firebrand")
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t.you:play("Void Seeker", { target = "Shipyard Skulker" })

    t:expect { you = { runes_ready = 3 } }
  end,
}

scenario "Two Firebrands take ten off the same spell" {
  covers = { "OGN-031", "356.4", "356.6" },
  you = {
    hand = { "Raging Firebrand", "Raging Firebrand", "Possession", "Falling Star" },
    runes = { fury = 10, chaos = 3 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Raging Firebrand")
    t:everyone_passes()
    t.you:play("Raging Firebrand")
    t:everyone_passes()
    t:expect { you = { runes_ready = 1 } }
    t.you:play("Possession", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { base = { "Raging Firebrand", "Raging Firebrand", "Mega-Mech" } } }
    t.you:refused("play", "Falling Star", "357.1")
  end,
}

scenario "A Hidden spell, free already, uses the discount up" {
  covers = { "OGN-031", "390.3", "Hidden" },
  you = {
    hand = { "Raging Firebrand", "Falling Comet" },
    runes = { fury = 7 },
    units = { ["0"] = { "Recruit" } },
    facedown = { ["0"] = { "Consult the Past" } },
  },
  foe = { units = { ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Raging Firebrand", { to = "base" })
    t:everyone_passes()
    t.you:play("Consult the Past", { from = "facedown" })
    t:everyone_passes()

    t.you:refused("play", "Falling Comet", "357.1")
  end,
}

scenario "A spell that answers the Firebrand comes before the discount" {
  covers = { "OGN-031", "337" },
  you = {
    hand = { "Raging Firebrand", "Falling Comet" },
    runes = { fury = 7 },
    units = { ["0"] = { "Recruit" } },
    facedown = { ["0"] = { "Consult the Past" } },
  },
  foe = { units = { ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Raging Firebrand", { to = "base" })
    t.you:play("Consult the Past", { from = "facedown" })
    t:everyone_passes()
    t.you:play("Falling Comet", { target = "foe's Recruit" })

    t:expect { chain = { "Falling Comet" } }
  end,
}
