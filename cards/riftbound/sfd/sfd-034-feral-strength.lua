-- SFD-034 Feral Strength
-- Two Might for a unit this turn.
card "SFD-034" {
  effect { target = unit, run = function(u) give_might(u, 2, this_turn) end },
}
