-- OGN-124 Arena Bar
-- Exhaust: a buff for one of your exhausted units.
card "OGN-124" {
  activated { cost = { exhaust = me }, target = unit { friendly, exhausted },
    run = function(u) buff(u) end,
  },
}
