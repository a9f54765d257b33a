-- OGN-154 Primal Strength
-- Seven Might for a unit until the turn ends.
card "OGN-154" {
  effect { target = unit, run = function(u) give_might(u, 7, this_turn) end },
}
