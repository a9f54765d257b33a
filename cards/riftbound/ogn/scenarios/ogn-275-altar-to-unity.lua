-- OGN-275 Altar to Unity: holding it brings a Recruit to the base.

scenario "Holding Altar to Unity plays a Recruit in your base" {
  covers = { "OGN-275", "383.4.d", "471" },
  phase = "awaken",
  you = { units = { ["Altar to Unity"] = { "Shipyard Skulker" } } },

  run = function(t)
    t:everyone_passes()

    t:expect { you = { points = 1, base = { "Recruit" }, units = { ["Altar to Unity"] = { "Shipyard Skulker" } } } }
    t:expect_unit("Recruit", { exhausted = true })
  end,
}

scenario "Altar to Unity gives nothing for conquering, nor for the other's turn" {
  covers = { "OGN-275", "383.4.d" },
  battlefields = { "Altar to Unity" },
  you = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:move("Shipyard Skulker", "Altar to Unity")
    t:fight()
    t:expect { you = { points = 1, base = {} } }
    t:next_turn()

    t:expect { turn_player = "foe", you = { points = 1, base = {} }, foe = { base = {} } }
  end,
}

scenario "Altar to Unity gives one Recruit though another battlefield is held as well" {
  covers = { "OGN-275" },
  phase = "awaken",
  you = { units = { ["Altar to Unity"] = { "Shipyard Skulker" }, ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t:everyone_passes()

    t:expect { you = { points = 2, base = { "Recruit" } } }
  end,
}
