-- OGN-016 Dangerous Duo
-- With Legion, two Might for a unit until the turn ends.
card "OGN-016" {
  legion {
    when { played = me, target = unit, run = function(u) give_might(u, 2, this_turn) end },
  },
}
