-- OGN-206 Back to Back
-- Two Might for each of two units of yours until the turn ends.
card "OGN-206" {
  effect { target = unit { friendly, count = 2 }, run = function(units) give_might(units, 2, this_turn) end },
}
