-- CIR-007 Long Echo
-- Readied, it may be exhausted and readied again; its player may say so each time it resolves.
card "CIR-007" {
  when { readied = me,
    run = function()
      if wants("go on") then
        exhaust(me)
        ready(me)
      end
    end,
  },
}
