-- SEA-012 Price Bell
-- Attacking, pay any Power for as much Might this turn.
card "SEA-012" {
  when { attacks = me, may, cost = { any = any_number },
    run = function() give_might(me, paid(), this_turn) end,
  },
}
