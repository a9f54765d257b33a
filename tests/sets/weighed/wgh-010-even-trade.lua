-- WGH-010 Even Trade
-- It takes the death of a friendly unit, and brings back a smaller one of your trash.
card "WGH-010" {
  as { played = me, cost = { kill = unit { friendly } } },
  effect {
    target = unit { yours, at = trash, might = less_than(might_paid()) },
    run = function(u) play(u, base, ignoring_cost) end,
  },
}
