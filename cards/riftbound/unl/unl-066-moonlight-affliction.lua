-- UNL-066 Moonlight Affliction
-- Ten Might less for a unit this turn.
card "UNL-066" {
  effect { target = unit, run = function(u) give_might(u, -10, this_turn) end },
}
