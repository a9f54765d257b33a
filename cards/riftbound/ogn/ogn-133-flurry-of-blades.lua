-- OGN-133 Flurry of Blades
-- One damage to every unit in the field, yours too.

local everyone = unit { at = battlefield }

card "OGN-133" {
  effect { run = function() deal(1, everyone) end },
}
