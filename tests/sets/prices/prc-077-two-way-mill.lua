-- PRC-077 Two Way Mill
-- Exhaust it, or kill it and pay one Energy: a unit gets three Might this turn.
card "PRC-077" {
  activated { cost = either({ exhaust = me }, { kill = me, energy = 1 }), target = unit,
    run = function(u) give_might(u, 3, this_turn) end },
}
