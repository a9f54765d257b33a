-- OGN-248 Icathian Rain
-- Six bolts of two damage, each aimed freely.

local bolt = effect { target = unit, run = function(u) deal(2, u) end }

card "OGN-248" { bolt, bolt, bolt, bolt, bolt, bolt }
