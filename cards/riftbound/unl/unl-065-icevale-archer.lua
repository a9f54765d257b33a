-- UNL-065 Icevale Archer
-- Attacking, one Energy takes a Might from a unit here this turn.
card "UNL-065" {
  when { attacks = me, may, cost = { energy = 1 }, target = unit { here },
    run = function(u) give_might(u, -1, this_turn) end,
  },
}
