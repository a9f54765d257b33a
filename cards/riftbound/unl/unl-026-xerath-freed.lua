-- UNL-026 Xerath, Freed
-- At a battlefield, one Fury and his exhaustion deal three.
card "UNL-026" {
  activated { cost = { fury = 1, exhaust = me }, provided = unit { me, at = battlefield },
    target = unit,
    run = function(u) deal(3, u) end,
  },
}
