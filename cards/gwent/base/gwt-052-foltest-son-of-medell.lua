-- GWT-052 Foltest: Son of Medell
-- Where the enemy ranged row has ten or more, its strongest units are destroyed, heroes not counted.
local all = unit { enemy, at = ranged }
local doomed = unit { enemy, at = ranged, except { has = "Hero" } }

card "GWT-052" { activated { run = function() scorch_row(all, doomed) end } }
