-- RUL-021 Pack Leader
-- Attacking with another, it gets two Might.
card "RUL-021" {
  when { attacks = me, provided = unit { friendly, attacking, another },
    run = function() give_might(me, 2, this_turn) end,
  },
}
