-- OGN-255 Ahri, Nine-Tailed Fox
-- Enemies that attack a battlefield of yours have one Might less this turn, but not below one.
card "OGN-255" {
  when { attacks = unit { enemy }, at = battlefield { yours },
    run = function() give_might(it, -1, this_turn, 1) end,
  },
}
