-- OGN-127 Cannon Barrage
-- Two damage to every enemy unit of the ongoing combat.

local fighting = unit { enemy, in_combat }

card "OGN-127" {
  effect { run = function() deal(2, fighting) end },
}
