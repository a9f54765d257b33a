-- OGN-268 Bullet Time
-- Pay any amount of Power: so much damage to all enemies at a battlefield.

local any_power = cost { any = any_number }
local foes_there = unit { enemy, there }

card "OGN-268" {
  effect { target = battlefield, run = function() deal(pays(any_power), foes_there) end },
}
