-- CIR-005 Swelling Tide
-- Each time it is readied it grows by one, is exhausted and readied again.
card "CIR-005" {
  when { readied = me,
    run = function()
      give_might(me, 1, this_turn)
      exhaust(me)
      ready(me)
    end,
  },
}
