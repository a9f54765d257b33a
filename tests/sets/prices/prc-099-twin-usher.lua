-- PRC-099 Twin Usher
-- Another unit is exhausted, and up to two that are not get buffs.
card "PRC-099" {
  activated { cost = { exhaust = unit { friendly, another } },
    target = unit { friendly, count = at_most(2) },
    run = function(chosen) buff(chosen) end,
  },
}
