-- OGN-022 Thermo Beam
-- Every gear dies, yours too.

local all_gear = gear {}

card "OGN-022" {
  effect { run = function() kill(all_gear) end },
}
