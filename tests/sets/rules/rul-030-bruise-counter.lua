-- RUL-030 Bruise Counter
-- Hurt together with a friend, it gets a Might.
card "RUL-030" {
  when { damaged = me, provided = unit { friendly, another, damage = at_least(1) },
    run = function() give_might(me, 1, this_turn) end,
  },
}
