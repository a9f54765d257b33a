-- VEN-094 Mask Mother
-- Discarded by you, she may give a friendly unit two Might for the turn, for one Energy.
card "VEN-094" {
  when { discarded = me, may, cost = { energy = 1 }, target = unit { friendly },
    run = function(u) give_might(u, 2, this_turn) end,
  },
}
