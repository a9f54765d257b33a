-- Scoring and winning (rules 194, 195, 469-471).

scenario "Aspirant's Climb: eight points are not enough, nine are" {
  covers = { "194.3", "OGN-276", "195" },
  phase = "awaken",
  you = { points = 7, units = { ["Aspirant's Climb"] = { "Mega-Mech" } } },
  ends = "points",

  run = function(t)
    t:expect { victory_score = 9 }
    t:everyone_passes()
    t:expect { over = false, you = { points = 8 } }
    t:next_turn()
    t:next_turn()

    t:expect { over = true, winner = "you", reason = "points", you = { points = 9 } }
  end,
}

scenario "A tie at the victory score goes on" {
  covers = { "194.2", "323.1" },
  you = { points = 8, base = { "Mega-Mech" }, hand = { "Gust" } },
  foe = { points = 8, units = { ["0"] = { "Petty Officer" } } },
  ends = "points",

  run = function(t)
    t:expect { over = false, winner = false, reason = false }
    t:next_turn()

    t:expect { over = true, winner = "foe", foe = { points = 9 } }
  end,
}

scenario "Holding fires hold effects, and Reckoner's Arena the conquer effects of the units there" {
  covers = { "383.4.g", "383.4.d", "OGN-286", "OGN-039" },
  phase = "awaken",
  you = { units = { ["Reckoner's Arena"] = { "Kai'Sa, Survivor" } }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t:everyone_passes()

    t:expect { you = { points = 1, hand = { "Gust", "Flash" } } }
  end,
}

scenario "Retaken in the same turn, a battlefield gives no second point and no second trigger" {
  covers = { "470", "471.2.c", "Q70", "OGN-298" },
  you = {
    base = { "Mega-Mech", "Petty Officer" },
    hand = { "Flash", "Gust", "Charm" },
    runes = { chaos = 2 },
    deck = { "Rebuke", "Stupefy" },
  },

  run = function(t)
    t.you:move("Mega-Mech", "Zaun Warrens")
    t:answers { you = { { discard = "Gust" } } }
    t:fight()
    t:expect { you = { points = 1, hand = { "Flash", "Charm", "Rebuke" } } }
    t.you:play("Flash", { target = { "Mega-Mech" } })
    t:everyone_passes()
    t:expect { you = { controls = {} } }
    t.you:move("Petty Officer", "Zaun Warrens")
    t:fight()

    t:expect { you = { points = 1, hand = { "Charm", "Rebuke" }, controls = { "Zaun Warrens" } } }
  end,
  battlefields = { "Zaun Warrens" },
}
