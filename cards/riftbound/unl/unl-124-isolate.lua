-- UNL-124 Isolate
-- Sends an enemy unit home; if it leaves one enemy behind alone, a card for you.
local lonely = unit { enemy, alone }

card "UNL-124" {
  effect { target = unit { enemy, at = battlefield },
    run = function(u)
      local place = location(u)
      move(u, base)
      for other in each(lonely) do
        if location(other) == place then draw(1) end
      end
    end,
  },
}
