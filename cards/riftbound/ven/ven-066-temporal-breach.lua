-- VEN-066 Temporal Breach
-- A unit is banished, and its owner plays it where it was, for nothing.
card "VEN-066" {
  effect { target = unit,
    run = function(u)
      local place, whose = location(u), owner(u)
      play(banish(u), place, ignoring_cost, whose)
    end,
  },
}
