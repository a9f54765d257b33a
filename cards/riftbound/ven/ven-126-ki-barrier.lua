-- VEN-126 Ki Barrier
-- The next seven damage to a unit this turn is prevented.
card "VEN-126" {
  effect { target = unit, run = function(u) prevent(7, u, this_turn) end },
}
