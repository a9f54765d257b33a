-- VEN-067 Bottled Constellation.

scenario "At the start of your Main Phase three of your things buy a point" {
  covers = { "VEN-067", "316.4", "383.3.b", "194.1" },
  you = { gear = { "Bottled Constellation", "Orb of Regret" }, base = { "Recruit", "Shipyard Skulker", "Mega-Mech" } },
  phase = "awaken",

  run = function(t)
    t:answers { you = { { may = true, cost = { "Orb of Regret", "Recruit", "Shipyard Skulker" } } } }
    t:everyone_passes()

    t:expect { you = { points = 1, base = { "Bottled Constellation", "Mega-Mech" }, trash = { "Orb of Regret", "Shipyard Skulker" } } }
  end,
}

scenario "You may keep them" {
  covers = { "VEN-067", "383.3.a" },
  you = { gear = { "Bottled Constellation", "Orb of Regret" }, base = { "Recruit", "Shipyard Skulker" } },
  phase = "awaken",

  run = function(t)
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect { you = { points = 0, base = { "Bottled Constellation", "Orb of Regret", "Recruit", "Shipyard Skulker" } } }
  end,
}

scenario "Two other things, and those of the foe, buy nothing" {
  covers = { "VEN-067", "203.3" },
  you = { gear = { "Bottled Constellation", "Orb of Regret" }, base = { "Recruit" } },
  foe = { base = { "Mega-Mech" } },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()

    t:expect { you = { points = 0, base = { "Bottled Constellation", "Orb of Regret", "Recruit" } } }
  end,
}

scenario "Zhonya's takes the place of one death of the Constellation's cost" {
  covers = { "VEN-067", "357.2.a" },
  you = { gear = { "Bottled Constellation", "Zhonya's Hourglass" }, base = { "Recruit", "Shipyard Skulker", "Mega-Mech" } },
  phase = "awaken",

  run = function(t)
    t:answers { you = { { may = true, cost = { "Mega-Mech", "Recruit", "Shipyard Skulker" } } } }
    t:everyone_passes()
    t:expect { you = { points = 1 } }
  end,
}
