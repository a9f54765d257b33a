-- GWT-054 Foltest: The Steel-Forged
-- If the enemy siege row has ten or more, its strongest units that are no heroes are destroyed.
local whole = unit { enemy, at = siege }
local doomed = unit { enemy, at = siege, except { has = "Hero" } }

card "GWT-054" { activated { run = function() scorch_row(whole, doomed) end } }
