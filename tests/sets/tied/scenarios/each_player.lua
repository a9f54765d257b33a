-- What holds for each player, and what is counted for each player and turn (190.6.c).

scenario "Each player's first spell of the turn costs less, and no second one" {
  covers = { "TIE-018", "356" },
  battlefields = { "Open Stage", "Void Gate" },
  you = { hand = { "Discipline", "Discipline" }, base = { "Recruit" }, runes = { calm = 8 } },
  foe = { hand = { "Discipline", "Discipline" }, runes = { calm = 8 } },

  run = function(t)
    t.you:play("Discipline#1", { target = "Recruit" })
    t:expect { you = { runes_ready = 7 } }
    t.you:pass()
    t.foe:play("Discipline#1", { target = "Recruit" })
    t:expect { foe = { runes_ready = 7 } }
    t.foe:play("Discipline", { target = "Recruit" })
    t:expect { foe = { runes_ready = 5 } }
    t.foe:pass()
    t.you:play("Discipline", { target = "Recruit" })
    t:expect { you = { runes_ready = 5 } }
  end,
}

scenario "The next turn counts anew" {
  covers = { "TIE-018", "356" },
  battlefields = { "Open Stage", "Void Gate" },
  you = { hand = { "Discipline", "Discipline" }, base = { "Recruit" }, runes = { calm = 8 } },

  run = function(t)
    t.you:play("Discipline#1", { target = "Recruit" })
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t:expect { you = { runes_ready = 10 } }
    t.you:play("Discipline", { target = "Recruit" })
    t:expect { you = { runes_ready = 9 } }
  end,
}

scenario "Units are stronger once their own player has played a spell" {
  covers = { "TIE-019", "477.3" },
  you = { hand = { "Discipline" }, base = { "Rallying Drummer", "Recruit" }, runes = { calm = 8 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Discipline", { target = "Rallying Drummer" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "A unit that was taken over goes by its new player" {
  covers = { "TIE-019", "191" },
  you = { hand = { "Possession" }, base = { "Rallying Drummer" }, runes = { chaos = 8 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect_unit("Mega-Mech", { might = 8 })
    t.you:play("Possession", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { controller = "you", might = 9 })
  end,
}

scenario "Of a copy of it two count, for each player alone" {
  covers = { "TIE-019", "477.1.b" },
  you = {
    hand = { "Discipline" }, base = { "Rallying Drummer", "Rallying Drummer", "Recruit" }, runes = { calm = 8 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Discipline", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 5 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "No player plays a second spell, and the other still plays a first" {
  covers = { "TIE-020", "054.1" },
  battlefields = { "Quiet Library", "Void Gate" },
  you = { hand = { "Discipline", "Gust" }, base = { "Recruit" }, runes = { calm = 8, chaos = 4 } },
  foe = { hand = { "Discipline" }, runes = { calm = 8 }, units = { ["1"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Discipline", { target = "Recruit" })
    t.you:refused("play", "Gust", "054.1")
    t.you:pass()
    t.foe:play("Discipline", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 5 })
  end,
}

scenario "Each player may use the well in their own Main Phase" {
  covers = { "TIE-021", "190.6.c" },
  battlefields = { "Village Well", "Void Gate" },
  you = { runes = { calm = 2 }, deck = { "Gust" }, hand = {} },
  foe = { runes = { calm = 2 }, deck = { "Discipline", "Gust", "Mega-Mech" }, hand = {} },

  run = function(t)
    t:answers { foe = { { may = true } } }
    t:next_turn()
    t:expect { foe = { hand = { "Discipline", "Gust" }, runes_ready = 3 } }
  end,
}

scenario "Each player may use the workshop, once a turn" {
  covers = { "TIE-022", "190.6.c", "377" },
  battlefields = { "Public Workshop", "Void Gate" },
  you = { legend = "Master Yi, Wuju Bladesman", runes = { calm = 6 } },
  foe = { legend = "Master Yi, Wuju Bladesman", runes = { calm = 6 } },

  run = function(t)
    t.you:use("Master Yi, Wuju Bladesman")
    t:everyone_passes()
    t:expect { you = { base = { "Recruit" } } }
    t.you:refused("use", "Master Yi, Wuju Bladesman", "383.3.e")
    t:next_turn()
    t.foe:use("Master Yi, Wuju Bladesman")
    t:everyone_passes()
    t:expect { foe = { base = { "Recruit" } } }
  end,
}

scenario "What units have is judged for the player of each" {
  covers = { "TIE-036", "477.2" },
  you = { gear = { "Common Drill" }, base = { "Recruit" }, hand = { "Small Favor", "Small Favor" }, runes = { calm = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t:expect_unit("Recruit", { keywords = {} })
    t.you:play("Small Favor")
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = { "Tank", "Assault" } })
    t.you:play("Small Favor")
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = { "Assault 2" } })
    t:expect_unit("Mega-Mech", { keywords = {} })
  end,
}

scenario "What units lose too" {
  covers = { "TIE-037", "477.2.b" },
  you = {
    gear = { "Common Blunting" }, base = { "Shipyard Skulker" }, hand = { "Long Vigil", "Long Vigil" },
    runes = { calm = 2 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Long Vigil", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Long Vigil", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { no_keywords = { "Tank" } })
    t:expect_unit("Mega-Mech", { keywords = { "Tank" } })
  end,
}
