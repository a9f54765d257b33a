-- OGN-277 Back-Alley Bar
-- A unit that moves away from here has a Might more this turn.
card "OGN-277" {
  when { moves = unit, from = here, run = function() give_might(it, 1, this_turn) end },
}
