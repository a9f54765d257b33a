-- RCH-011 Twin Bolt
-- One damage to one or two units.
card "RCH-011" {
  effect { target = { unit, unit { another, count = at_most(1) } },
    run = function(a, b)
      deal(1, a)
      deal(1, b)
    end,
  },
}
