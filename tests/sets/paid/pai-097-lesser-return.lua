-- PAI-097 Lesser Return
-- For the death of a friendly unit one of less Might comes back from your trash.
card "PAI-097" {
  as { played = me, cost = { kill = unit { friendly } } },
  effect {
    target = unit { yours, at = trash, might = less_than(might_paid()) },
    run = function(u) play(u, base, ignoring_cost) end,
  },
}
