-- UNL-144 Maduli the Gatekeeper
-- Nothing readies him; one Chaos moves him upon enemies weaker than he is.
local foes_there = unit { enemy, there }

card "UNL-144" {
  cannot { readied = me },
  activated { cost = { chaos = 1 }, target = battlefield { enemy, occupied },
    run = function(place)
      local sum = 0
      for u in each(foes_there) do sum = sum + might(u) end
      if might(me) and might(me) > sum then move(me, place) end
    end,
  },
}
