-- UNL-001 Arena Kingpin
-- Ready at once; exhausted, it lends three Might for the turn.
card "UNL-001" {
  passive { me, enters = readied },
  activated { cost = { exhaust = me }, target = unit, run = function(u) give_might(u, 3, this_turn) end },
}
