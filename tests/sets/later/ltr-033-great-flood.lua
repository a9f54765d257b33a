-- LTR-033 Great Flood
-- Kills all units.
local everybody = unit

card "LTR-033" { effect { run = function() kill(everybody) end } }
