-- UNL-184 Thrill of the Hunt
-- A friendly unit is banished and comes back for nothing, to any battlefield.
local a_battlefield = battlefield {}

card "UNL-184" {
  effect { target = unit { friendly },
    run = function(u)
      local gone = banish(u)
      if gone then
        play(gone, ignoring_cost, location(pick(a_battlefield, owner(u))), owner(u))
      end
    end,
  },
}
