-- OGS-020 Highlander: the next death of a friendly unit this turn is a way home instead.

scenario "Highlander brings a dying unit home, healed and exhausted" {
  covers = { "OGS-020", "370", "455" },
  you = {
    units = { ["Grove of the God-Willow"] = { { "Shipyard Skulker", damage = 1 } } },
    hand = { "Highlander", "Incinerate" },
    runes = { calm = 6 },
  },

  run = function(t)
    t.you:play("Highlander", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t.you:play("Incinerate", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { at = "base", exhausted = true, damage = 0 })
    t:expect { you = { trash = { "Highlander", "Incinerate" } } }
  end,
}

scenario "Highlander works once: the second death is real" {
  covers = { "OGS-020", "370.2", "390.3" },
  you = {
    units = { ["Grove of the God-Willow"] = { "Shipyard Skulker" } },
    hand = { "Highlander", "Blast of Power", "Cruel Patron" },
    runes = { calm = 10, order = 4 },
  },

  run = function(t)
    t.you:play("Highlander", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t.you:play("Blast of Power", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { at = "base" })
    t.you:play("Cruel Patron", { cost = "Shipyard Skulker", to = "base" })

    t:expect { you = { trash = { "Highlander", "Blast of Power", "Shipyard Skulker" } } }
  end,
}

scenario "Highlander on the unit killed as a cost: it lives and the cost is paid" {
  covers = { "OGS-020", "OGN-208", "357.2.a", "203.2" },
  you = {
    units = { ["Grove of the God-Willow"] = { "Shipyard Skulker" } },
    hand = { "Highlander", "Cruel Patron" },
    runes = { calm = 8 },
  },

  run = function(t)
    t.you:play("Highlander", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t.you:play("Cruel Patron", { cost = "Shipyard Skulker", to = "base" })

    t:expect { you = { base = { "Shipyard Skulker", "Cruel Patron" }, trash = { "Highlander" } } }
  end,
}

scenario "A death replaced by Highlander fires no Deathknell" {
  covers = { "OGS-020", "808.1.d.1" },
  you = {
    units = { ["Grove of the God-Willow"] = { "Soaring Scout" } },
    hand = { "Highlander", "Blast of Power" },
    runes = { order = 10 },
  },

  run = function(t)
    t.you:play("Highlander", { target = "Soaring Scout" })
    t:everyone_passes()
    t.you:play("Blast of Power", { target = "Soaring Scout" })
    t:everyone_passes()

    t:expect { you = { runes = 9, base = { "Soaring Scout" } } }
  end,
}

scenario "Highlander ends with the turn" {
  covers = { "OGS-020", "317.2" },
  you = {
    units = { ["Grove of the God-Willow"] = { "Shipyard Skulker" } },
    hand = { "Highlander" },
    runes = { calm = 4 },
  },
  foe = { hand = { "Blast of Power" }, runes = { order = 6 } },

  run = function(t)
    t.you:play("Highlander", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Blast of Power", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { trash = { "Highlander", "Shipyard Skulker" } } }
  end,
}

scenario "Highlander saves in combat too, as a Reaction, and the battlefield is lost" {
  covers = { "OGS-020", "813", "466.3" },
  turn_player = "foe",
  you = {
    units = { ["Grove of the God-Willow"] = { "Shipyard Skulker" } },
    hand = { "Highlander" },
    runes = { calm = 4 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.foe:move("Mega-Mech", "Grove of the God-Willow")
    t.foe:pass()
    t.you:play("Highlander", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { base = { "Shipyard Skulker" } } }
    t:expect { foe = { points = 1, controls = { "Grove of the God-Willow" } } }
  end,
}

scenario "Highlander protects no enemy unit" {
  covers = { "OGS-020", "355.8" },
  you = { hand = { "Highlander" }, runes = { calm = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Highlander", "355.8")
  end,
}

scenario "Two Highlanders on one unit save it twice" {
  covers = { "OGS-020", "370.2" },
  you = {
    hand = { "Highlander", "Highlander" },
    runes = { calm = 8 },
    base = { "Daring Poro" },
  },
  foe = { hand = { "Vengeance", "Vengeance", "Vengeance" }, runes = { order = 18 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Vengeance", { target = "Daring Poro" })
    t.foe:pass()
    t.you:play("Highlander", { target = "Daring Poro" })
    t.you:play("Highlander", { target = "Daring Poro" })
    t:everyone_passes()
    t:expect_unit("Daring Poro", { at = "base", exhausted = true })
    t.foe:play("Vengeance", { target = "Daring Poro" })
    t:everyone_passes()
    t:expect_unit("Daring Poro", { at = "base" })
    t.foe:play("Vengeance", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { base = {}, trash = { "Highlander", "Highlander", "Daring Poro" } } }
  end,
}

scenario "Between Highlander and the Hourglass the unit's player chooses; the other is not used up" {
  covers = { "OGS-020", "OGN-077", "372" },
  turn_player = "foe",
  you = {
    hand = { "Highlander" },
    runes = { calm = 4 },
    base = { "Daring Poro" },
    gear = { "Zhonya's Hourglass" },
  },
  foe = { hand = { "Vengeance" }, runes = { order = 6 } },

  run = function(t)
    t.foe:play("Vengeance", { target = "Daring Poro" })
    t.foe:pass()
    t.you:play("Highlander", { target = "Daring Poro" })
    t:answers { you = { { order = "Highlander" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Daring Poro", "Zhonya's Hourglass" }, trash = { "Highlander" } } }
  end,
}

scenario "A unit that left and came back is not the one Highlander watches" {
  covers = { "OGS-020", "124" },
  you = {
    hand = { "Highlander", "Portal Rescue", "Vengeance" },
    runes = { calm = 4, mind = 4, order = 6 },
    base = { "Daring Poro" },
  },

  run = function(t)
    t.you:play("Highlander", { target = "Daring Poro" })
    t:everyone_passes()
    t.you:play("Portal Rescue", { target = "Daring Poro" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { base = {}, trash = { "Highlander", "Portal Rescue", "Vengeance", "Daring Poro" } } }
  end,
}

scenario "Highlander on a teammate's unit brings it to the teammate's base" {
  covers = { "OGS-020", "489.8.e", "455" },
  you = { hand = { "Highlander", "Vengeance" }, runes = { calm = 4, order = 6 } },
  mate = { units = { ["0"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Highlander", { target = "Daring Poro" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { mate = { base = { "Daring Poro" } }, you = { base = {} } }
  end,
}
