-- SFD-113 Lucian, Merciless
-- The first battlefield that it conquers in a turn readies it.
card "SFD-113" {
  when { conquers = me, nth = 1, run = function() ready(me) end },
}
