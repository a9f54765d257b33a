-- UNL-045 Forgotten Signpost
-- It and a unit of yours are exhausted: another unit of yours moves to that one.
card "UNL-045" {
  activated { action, cost = { exhaust = { me, unit { yours, another } } }, target = unit { yours },
    run = function(u) move(u, location(paid_with())) end,
  },
}
