-- Costs and resources (rules 163-167, 203-206, 356, 357, 444).

scenario "Ignoring its cost, an additional cost that was chosen is still paid" {
  covers = { "W6", "356.1.b.3", "356.2", "Accelerate", "805" },
  you = {
    base = { "Baited Hook", "Shipyard Skulker" },
    runes = { order = 2, fury = 2 },
    deck = { "Legion Rearguard", "Gust" },
  },

  run = function(t)
    t.you:use("Baited Hook", { target = "Shipyard Skulker", pick = "Legion Rearguard", to = "base", additional = true })
    t:everyone_passes()

    t:expect_unit("Legion Rearguard", { ready = true })
    t:expect { you = { runes = 2, runes_ready = 2 } }
  end,
}

scenario "Runes used ahead of need float; what is left is lost at the end of the turn" {
  covers = { "Q34", "166", "167", "317.2" },
  floats = true,
  you = { runes = { fury = 2 }, hand = { "Incinerate" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Fury Rune")
    t:expect { you = { resources = { energy = 1 }, runes_ready = 1 } }
    t:next_turn()

    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "An exhausted rune may be recycled, also for the same card" {
  covers = { "Q30", "Q31", "Q32", "164.2", "357.1" },
  you = { hand = { "Get Excited!", "Gust" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Get Excited!", { target = "Mega-Mech" })

    t:expect { you = { runes = 1, runes_exhausted = 1, rune_deck_size = 9 } }
  end,
}

scenario "Power is of its domain: Calm does not pay for Fury" {
  covers = { "131", "Q31", "163", "357.1" },
  you = { hand = { "Void Seeker" }, runes = { calm = 8 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Void Seeker", "357.1")
  end,
}

scenario "A cost that cannot be done cannot be paid" {
  covers = { "203.3", "416.3" },
  you = { base = { "Vi, Destructive" } },

  run = function(t)
    t.you:refused("use", "Vi, Destructive", "203.3")
  end,
}

scenario "Nobody need pay for what is instructed: without payment nothing happens" {
  covers = { "444.2.b", "444.2", "444", "OGN-006" },
  you = { hand = { "Get Excited!", "Flame Chompers" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Get Excited!", { target = "Mega-Mech" })
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect { you = { trash = { "Get Excited!", "Flame Chompers" }, runes = 3 } }
  end,
}

scenario "The minimum of a discount keeps a cheap spell at one" {
  covers = { "356.4", "356.4.d", "OGN-084" },
  you = { units = { ["0"] = { "Eager Apprentice" } }, hand = { "Stupefy" }, runes = {} },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Stupefy", "357.1")
  end,
}

scenario "a replacement may not spend what the play under way still costs" {
  covers = { "357.3" },
  you = { legend = "Sett, The Boss", hand = { "Cruel Patron" }, runes = { order = 4 },
    base = { { "Recruit", buffs = 1 } } },

  run = function(t)
    -- The Recruit dies for the price. Saving it would cost a rune that the price needs.
    t.you:play("Cruel Patron")
    t:expect { you = { base = { "Cruel Patron" }, runes = 4 } }
  end,
}

scenario "a replacement may spend what is left over while a card is paid for" {
  covers = { "357.3", "357.2.a" },
  you = { legend = "Sett, The Boss", hand = { "Cruel Patron" }, runes = { order = 5 },
    base = { { "Recruit", buffs = 1 } } },

  run = function(t)
    t.you:play("Cruel Patron", { may = true })
    t:expect { you = { base = { "Cruel Patron", "Recruit" }, runes = 4 } }
  end,
}
