-- CIR-004 Eager Twin
-- Readied, it may be exhausted and readied again.
card "CIR-004" {
  when { readied = me, may,
    run = function()
      exhaust(me)
      ready(me)
    end,
  },
}
