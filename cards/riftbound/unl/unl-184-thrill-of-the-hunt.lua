-- UNL-184 Thrill of the Hunt
-- A friendly unit is banished and comes back for nothing, to any battlefield.
card "UNL-184" {
  effect { target = unit { friendly },
    run = function(u) play(banish(u), ignoring_cost, battlefield, owner(u)) end,
  },
}
