-- GWT-054 Foltest: The Steel-Forged
-- Where the enemy siege row has ten or more, its strongest units are destroyed, heroes not counted.
local all = unit { enemy, at = siege }
local doomed = unit { enemy, at = siege, except { has = "Hero" } }

card "GWT-054" { activated { run = function() scorch_row(all, doomed) end } }
