-- UNL-126 Megatusk
-- Three experience: your units here have Ganking this turn.
local units_here = unit { yours, here }

card "UNL-126" {
  activated { cost = { xp = 3 }, run = function() give(units_here, "Ganking", this_turn) end },
}
