-- UNL-142 Heedless Resurrection
-- For the death of a friendly unit one of your trash that costs no more comes back for nothing.
card "UNL-142" {
  as { played = me, cost = { kill = unit { friendly } } },
  effect { target = unit { yours, at = trash, energy = at_most(energy_paid()), power = at_most(power_paid()) },
    run = function(u) play(u, ignoring_cost) end,
  },
}
