-- OGS-002 Firestorm
-- Three damage to every enemy unit at one battlefield.

local foes_there = unit { enemy, there }

card "OGS-002" {
  effect { target = battlefield, run = function() deal(3, foes_there) end },
}
