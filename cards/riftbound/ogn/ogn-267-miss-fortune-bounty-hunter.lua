-- OGN-267 Miss Fortune, Bounty Hunter
-- Exhaust her: a unit has Ganking this turn.
card "OGN-267" {
  activated { cost = { exhaust = me }, target = unit,
    run = function(u) give(u, "Ganking", this_turn) end,
  },
}
