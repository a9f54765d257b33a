-- UNL-180 The Ruination
-- No unit survives it.
local every_unit = unit {}

card "UNL-180" {
  effect { run = function() kill(every_unit) end },
}
