-- SFD-195 Irelia, Blade Dancer
-- Exhausted and paid one Power, she readies a friendly unit that you choose; conquering, one Energy readies her.
card "SFD-195" {
  when { chosen = unit { friendly }, by = you, may, cost = { exhaust = me, any = 1 },
    run = function() ready(it) end,
  },
  when { conquers = you, may, cost = { energy = 1 }, run = function() ready(me) end },
}
