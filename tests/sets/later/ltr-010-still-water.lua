-- LTR-010 Still Water
-- A unit takes no damage this turn.
card "LTR-010" {
  effect { target = unit, run = function(u) prevent(all, u, this_turn) end },
}
