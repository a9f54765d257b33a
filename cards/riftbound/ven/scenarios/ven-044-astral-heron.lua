-- VEN-044 Astral Heron.

scenario "After your first card of the turn the next one costs two Energy and two Power less, and only that" {
  covers = { "VEN-044", "356.4", "391" },
  you = {
    units = { ["0"] = { "Astral Heron" } }, hand = { "Shipyard Skulker", "Vengeance", "Shipyard Skulker" },
    resources = { energy = 3 + 2 + 3 }, base = { "Recruit" },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Shipyard Skulker", { to = "base" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "Mega-Mech" })
    t:expect { you = { resources = { energy = 3 } } }
    t:everyone_passes()
    t.you:play("Shipyard Skulker", { to = "base" })

    t:expect { you = { resources = { energy = 0 } }, foe = { trash = { "Mega-Mech" } } }
  end,
}

scenario "In base the Heron takes nothing off" {
  covers = { "VEN-044", "383.2.a.1" },
  you = { base = { "Astral Heron" }, hand = { "Shipyard Skulker", "Shipyard Skulker" }, resources = { energy = 5 } },

  run = function(t)
    t.you:play("Shipyard Skulker", { to = "base" })
    t:expect { chain = {} }

    t.you:refused("play", "Shipyard Skulker", "base", "357.1")
  end,
}

scenario "The discount ends with the turn" {
  covers = { "VEN-044", "317.2" },
  you = { units = { ["0"] = { "Astral Heron" } }, hand = { "Shipyard Skulker", "Discipline" }, resources = { energy = 3 }, rune_deck = {} },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Shipyard Skulker", { to = "base" })
    t:everyone_passes()
    t:next_turn()
    t.foe:move("Recruit", "1")
    t.foe:pass()

    t.you:refused("play", "Discipline", "357.1")
  end,
}

scenario "A spell that was countered is not the first: the card that follows is" {
  covers = { "VEN-044", "R015", "419.4.a", "350.1" },
  you = { units = { ["0"] = { "Astral Heron" } }, hand = { "Discipline", "Shipyard Skulker", "Petty Officer" }, resources = { energy = 8 } },
  foe = { hand = { "Defy" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Discipline", { target = "Astral Heron" })
    t.you:pass()
    t.foe:play("Defy", { target = "Discipline" })
    t:everyone_passes()
    t.you:play("Shipyard Skulker", { to = "base" })
    t:expect { chain = { "Astral Heron" }, you = { resources = { energy = 3 } } }
    t:everyone_passes()
    t.you:play("Petty Officer", { to = "base" })

    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "A Heron that the first card takes home is at no battlefield any more" {
  covers = { "VEN-044", "R017", "383.2.c", "383.2.a.1" },
  you = { units = { ["0"] = { "Astral Heron" } }, hand = { "Flash", "Shipyard Skulker" }, resources = { energy = 4 } },

  run = function(t)
    t.you:play("Flash", { target = "Astral Heron" })
    t:everyone_passes()
    t:expect_unit("Astral Heron", { at = "base" })

    t.you:refused("play", "Shipyard Skulker", "base", "357.1")
  end,
}

scenario "The discount of a card that is countered is used up" {
  covers = { "VEN-044", "R019", "356.4", "425.1.c" },
  you = { units = { ["0"] = { "Astral Heron" } }, hand = { "Shipyard Skulker", "Discipline", "Discipline" }, resources = { energy = 5 } },
  foe = { hand = { "Defy" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Shipyard Skulker", { to = "base" })
    t:everyone_passes()
    t.you:play("Discipline", { target = "Astral Heron" })
    t:expect { you = { resources = { energy = 2 } } }
    t.you:pass()
    t.foe:play("Defy", { target = "Discipline" })
    t:everyone_passes()
    t.you:play("Discipline", { target = "Astral Heron" })

    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "A second card of a turn brings no further discount" {
  covers = { "VEN-044", "383" },
  you = { units = { ["0"] = { "Astral Heron" } }, hand = { "Shipyard Skulker", "Shipyard Skulker", "Shipyard Skulker" }, resources = { energy = 6 } },

  run = function(t)
    t.you:play("Shipyard Skulker", { to = "base" })
    t:everyone_passes()
    t.you:play("Shipyard Skulker", { to = "base" })
    t:expect { chain = {}, you = { resources = { energy = 2 } } }

    t.you:refused("play", "Shipyard Skulker", "base", "357.1")
  end,
}

scenario "Two Herons take four Energy off" {
  covers = { "VEN-044", "356.4" },
  you = { units = { ["0"] = { "Astral Heron", "Astral Heron" } }, hand = { "Shipyard Skulker", "Petty Officer" }, resources = { energy = 4 } },

  run = function(t)
    t.you:play("Shipyard Skulker", { to = "base" })
    t:everyone_passes()
    t.you:play("Petty Officer", { to = "base" })
    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "A token is no card for the Heron, neither first nor next" {
  covers = { "VEN-044", "185" },
  you = {
    units = { ["0"] = { "Astral Heron" } }, gear = { { "Hextech Disc", empowered = true }, { "Hextech Disc", empowered = true } },
    hand = { "Shipyard Skulker", "Shipyard Skulker" }, resources = { energy = 6 },
  },

  run = function(t)
    t.you:use("Hextech Disc#1", { ability = 1 })
    t:everyone_passes()
    t:expect { chain = {} }
    t.you:play("Shipyard Skulker", { to = "base" })
    t:everyone_passes()
    t.you:use("Hextech Disc#2", { ability = 1 })
    t:everyone_passes()
    t:expect { you = { resources = { energy = 1 } } }
    t.you:play("Shipyard Skulker", { to = "base" })
    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "The Heron's discount counts for a Flow cost" {
  covers = { "VEN-044", "Flow", "829" },
  you = { units = { ["0"] = { "Astral Heron" } }, hand = { "Shipyard Skulker" }, trash = { "Iterative Design" }, resources = { energy = 3 } },

  run = function(t)
    t.you:play("Shipyard Skulker", { to = "base" })
    t:everyone_passes()
    t.you:play("Iterative Design", { from = "trash" })
    t:answers { you = { { to = "base" } } }
    t:everyone_passes()
    t:expect { you = { banished = { "Iterative Design" }, base = { "Shipyard Skulker", "Mech" } } }
  end,
}

scenario "The Heron that is your first card, played to a battlefield, counts itself" {
  covers = { "VEN-044", "383.2.c.1" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Astral Heron", "Shipyard Skulker" }, resources = { energy = 8 } },

  run = function(t)
    t.you:play("Astral Heron", { to = "0" })
    t:everyone_passes()
    t.you:play("Shipyard Skulker", { to = "base" })
    t:expect { you = { resources = { energy = 0 } } }
  end,
}
