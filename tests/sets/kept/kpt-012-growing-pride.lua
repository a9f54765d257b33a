-- KPT-012 Growing Pride
-- This turn the Might of your units grows by how many they are now.

local prouder = passive { unit { friendly }, might = value() }
local mine = unit { friendly }

card "KPT-012" {
  effect { run = function() delayed(prouder, this_turn, count(mine)) end },
}
