-- PRC-023 Fair Trade
-- It takes the death of a friendly unit, and brings one of your trash that costs no more.
card "PRC-023" {
  as { played = me, cost = { kill = unit { friendly } } },
  effect { target = unit { yours, at = trash, energy = at_most(energy_paid()), power = at_most(power_paid()) },
    run = function(u) play(u, ignoring_cost) end,
  },
}
