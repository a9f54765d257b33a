-- PRC-021 Signal Post
-- It and a unit of yours are exhausted: another unit of yours gets as much Might as that one cost.
card "PRC-021" {
  activated { cost = { exhaust = { me, unit { yours } } }, target = unit { yours },
    run = function(u) give_might(u, energy(paid_with()), this_turn) end,
  },
}
