-- VEN-081 Onslaught
-- Six Might for the turn, from the trash too.
card "VEN-081" {
  effect { target = unit, run = function(u) give_might(u, 6, this_turn) end },
}
