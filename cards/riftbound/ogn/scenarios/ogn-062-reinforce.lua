-- OGN-062 Reinforce.

scenario "Reinforce plays a unit from the top five for five less" {
  covers = { "OGN-062", "419.3", "356.4" },
  you = {
    hand = { "Reinforce" },
    runes = { calm = 7 },
    deck = { "Cleave", "Mega-Mech", "Discipline", "Stupefy", "Gust", "Void Seeker" },
  },

  run = function(t)
    t.you:play("Reinforce")
    t:answers { you = { { pick = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "base", exhausted = true })
    t:expect { you = { runes_ready = 0, deck = { "Void Seeker" }, deck_size = 5, banished = {}, hand = {} } }
  end,
}

scenario "Reinforce may take nobody; all five go under the deck" {
  covers = { "OGN-062", "416.5" },
  you = {
    hand = { "Reinforce" },
    runes = { calm = 7 },
    deck = { "Cleave", "Mega-Mech", "Discipline", "Stupefy", "Gust", "Void Seeker" },
  },

  run = function(t)
    t.you:play("Reinforce")
    t:answers { you = { { pick = {} } } }
    t:everyone_passes()

    t:expect { you = { deck = { "Void Seeker" }, deck_size = 6, banished = {}, base = {} } }
  end,
}

scenario "What cannot be paid stays banished" {
  covers = { "OGN-062", "358.5" },
  you = {
    hand = { "Reinforce" },
    runes = { calm = 5 },
    deck = { "Cleave", "Mega-Mech", "Discipline", "Stupefy", "Gust", "Void Seeker" },
  },

  run = function(t)
    t.you:play("Reinforce")
    t:answers { you = { { pick = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect { you = { deck_size = 5, banished = { "Mega-Mech" }, base = {} } }
  end,
}

scenario "A cheap unit comes for nothing" {
  covers = { "OGN-062", "356.6" },
  you = { hand = { "Reinforce" }, runes = { calm = 5 }, deck = { "Shipyard Skulker", "Cleave", "Gust" } },

  run = function(t)
    t.you:play("Reinforce")
    t:answers { you = { { pick = "Shipyard Skulker" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Shipyard Skulker" }, deck_size = 2 } }
  end,
}

scenario "Reinforce plays one unit of two" {
  covers = { "OGN-062", "419.3" },
  you = { hand = { "Reinforce" }, runes = { calm = 5 }, deck = { "Shipyard Skulker", "Pit Rookie", "Gust" } },

  run = function(t)
    t.you:play("Reinforce")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("pick", "Gust")
    t.you:answer { "Shipyard Skulker" }
    t:everyone_passes()

    t:expect { you = { base = { "Shipyard Skulker" }, deck_size = 2 } }
  end,
}

scenario "Reinforce's five come off the whole cost, Accelerate's Energy too" {
  covers = { "OGN-062", "Accelerate", "356.4" },
  you = { hand = { "Reinforce" }, runes = { calm = 5, fury = 1 }, deck = { "Legion Rearguard", "Cleave", "Cleave", "Cleave", "Cleave" } },

  run = function(t)
    t:answers { you = { { pick = "Legion Rearguard", additional = true, to = "base" } } }
    t.you:play("Reinforce")
    t:everyone_passes()

    t:expect_unit("Legion Rearguard", { ready = true })
    t:expect { you = { runes = 5 } }
  end,
}

scenario "Looking at an empty deck burns nobody out" {
  covers = { "OGN-062", "431" },
  you = { hand = { "Reinforce" }, runes = { calm = 5 }, deck = {}, trash = { "Cleave" } },

  run = function(t)
    t.you:play("Reinforce")
    t:everyone_passes()

    t:expect { foe = { points = 0 }, you = { trash = { "Cleave", "Reinforce" } } }
  end,
}
