-- OGN-253 Darius, Hand of Noxus: with Legion, exhaust him for one Energy.

scenario "After another card Darius, Hand of Noxus pays one Energy of the next" {
  covers = { "OGN-253", "Legion", "812", "Q81" },
  you = {
    legend = { "Darius, Hand of Noxus" },
    hand = { "Legion Rearguard", "Shipyard Skulker" },
    runes = { fury = 4 },
  },

  run = function(t)
    t.you:play("Legion Rearguard", { additional = false })
    t.you:play("Shipyard Skulker")

    t:expect { you = { legend_exhausted = true, base = { "Legion Rearguard", "Shipyard Skulker" } } }
  end,
}

scenario "For the first card of a turn Darius, Hand of Noxus pays nothing" {
  covers = { "OGN-253", "812.1.c" },
  you = { legend = { "Darius, Hand of Noxus" }, hand = { "Shipyard Skulker" }, runes = { fury = 2 } },

  run = function(t)
    t.you:refused("play", "Shipyard Skulker", "357.1")
    t.you:offers_not("use", "Darius, Hand of Noxus")
  end,
}

scenario "A token is no card for the Legion of Darius, Hand of Noxus" {
  covers = { "OGN-253", "R176", "812.1.b.1" },
  you = {
    legend = { "Darius, Hand of Noxus" },
    units = { ["Void Gate"] = { "Mega-Mech" } },
    base = { "Noxian Drummer" },
    hand = { "Shipyard Skulker" },
    runes = { fury = 2 },
  },

  run = function(t)
    t.you:move("Noxian Drummer", "Void Gate")
    t:everyone_passes()
    t:expect { you = { units = { ["Void Gate"] = { "Mega-Mech", "Noxian Drummer", "Recruit" } } } }

    t.you:refused("play", "Shipyard Skulker", "357.1")
  end,
}

scenario "The other's cards do not count for Darius, Hand of Noxus; he adds as a Reaction" {
  covers = { "OGN-253", "812", "813" },
  turn_player = "foe",
  you = {
    legend = { "Darius, Hand of Noxus" },
    base = { "Recruit" },
    hand = { "En Garde", "Discipline" },
    runes = { calm = 2 },
  },
  foe = { hand = { "Confront" }, runes = { body = 2 } },

  run = function(t)
    t.foe:play("Confront")
    t.foe:pass()
    t.you:offers_not("use", "Darius, Hand of Noxus")
    t.you:play("En Garde", { target = "Recruit" })
    t.you:play("Discipline", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { legend_exhausted = true, runes_ready = 0 } }
  end,
}

scenario "Darius, Hand of Noxus adds one Energy, not two" {
  covers = { "OGN-253", "357.1" },
  you = {
    legend = { "Darius, Hand of Noxus" },
    hand = { "Legion Rearguard", "Shipyard Skulker" },
    runes = { fury = 3 },
  },

  run = function(t)
    t.you:play("Legion Rearguard", { additional = false })

    t.you:refused("play", "Shipyard Skulker", "357.1")
  end,
}
