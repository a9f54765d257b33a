-- OGN-286 Reckoner's Arena
-- For the units here, holding fires what conquering fires.

local units_here = unit { here }

card "OGN-286" {
  when { holds = you, here, run = function() activate("conquers", units_here) end },
}
