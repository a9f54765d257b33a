-- CIR-001 Perpetual Mirror
-- Readied, it is exhausted and readied again: nobody can end it.
card "CIR-001" {
  when { readied = me,
    run = function()
      exhaust(me)
      ready(me)
    end,
  },
}
