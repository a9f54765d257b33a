-- UNL-056 Yuumi, Magical Cat
-- Attacking or defending: three Might and Tank for another unit of yours here this turn.
card "UNL-056" {
  when { attacks = me, defends = me, target = unit { yours, another, here },
    run = function(u)
      give_might(u, 3, this_turn)
      give(u, "Tank", this_turn)
    end,
  },
}
