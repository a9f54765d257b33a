-- GWT-052 Foltest: Son of Medell
-- If the enemy ranged row has ten or more, its strongest units that are no heroes are destroyed.
local whole = unit { enemy, at = ranged }
local doomed = unit { enemy, at = ranged, except { has = "Hero" } }

card "GWT-052" { activated { run = function() scorch_row(whole, doomed) end } }
