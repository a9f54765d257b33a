-- LTR-032 Half Aegis
-- The next two damage to a unit this turn is prevented.
card "LTR-032" {
  effect { target = unit, run = function(u) prevent(2, u, this_turn) end },
}
