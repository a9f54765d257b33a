-- OGN-093 Smoke Screen
-- Takes four Might from a unit until the turn ends; one Might always stays.
card "OGN-093" {
  effect { target = unit, run = function(u) give_might(u, -4, this_turn, 1) end },
}
