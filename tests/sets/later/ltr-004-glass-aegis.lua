-- LTR-004 Glass Aegis
-- The next three damage to a unit this turn is prevented.
card "LTR-004" {
  effect { target = unit, run = function(u) prevent(3, u, this_turn) end },
}
