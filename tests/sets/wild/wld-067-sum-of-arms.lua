-- WLD-067 Sum of Arms
-- Damage to a unit: all Might of your dragons together.
local dragons = unit { yours, tag = "Dragon" }

card "WLD-067" {
  effect { target = unit { enemy },
    run = function(u)
      local n = 0
      for d in each(dragons) do n = n + might(d) end
      deal(n, u)
    end,
  },
}
