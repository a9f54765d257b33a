-- OGN-276 Aspirant's Climb: the game is won a point later.

scenario "With Aspirant's Climb eight points do not win, nine do" {
  covers = { "OGN-276", "194.3", "323.1" },
  phase = "awaken",
  you = { units = { ["Aspirant's Climb"] = { "Recruit" } }, points = 7 },
  ends = "points",

  run = function(t)
    t:expect { over = false, victory_score = 9, you = { points = 8 } }
    t:next_turn()
    t:next_turn()

    t:expect { over = true, winner = "you", you = { points = 9 } }
  end,
}

scenario "With Aspirant's Climb the eighth point may come from conquering, the ninth not so" {
  covers = { "OGN-276", "471.1.b" },
  battlefields = { "Aspirant's Climb" },
  you = { base = { "Recruit" }, points = 7 },
  foe = { points = 8, base = { "Mega-Mech" }, deck = { "Tibbers", "Tibbers", "Mountain Drake" } },

  run = function(t)
    t.you:move("Recruit", "Blank Battlefield")
    t:fight()
    t:expect { over = false, you = { points = 8, hand = {} } }
    t:next_turn()
    t.foe:move("Mega-Mech", "Aspirant's Climb")
    t:fight()

    t:expect { over = false, foe = { points = 8, hand = { "Tibbers", "Tibbers" } } }
  end,
}
