-- LTR-037 Measured Boost
-- Two Might for a unit this turn, up to five in all.
card "LTR-037" {
  effect { target = unit, run = function(u) give_might(u, 2, this_turn, 5) end },
}
