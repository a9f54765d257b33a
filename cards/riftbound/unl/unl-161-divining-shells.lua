-- UNL-161 Divining Shells
-- Killed, also in fights: two Might for a unit until the turn ends.
card "UNL-161" {
  activated { action, cost = { kill = me, exhaust = me }, target = unit,
    run = function(u) give_might(u, 2, this_turn) end,
  },
}
