-- GWT-155 Francesca Findabair: Queen of Dol Blathanna
-- If the enemy close combat row has ten or more, its strongest units that are no heroes are destroyed.
local whole = unit { enemy, at = close }
local doomed = unit { enemy, at = close, except { has = "Hero" } }

card "GWT-155" { activated { run = function() scorch_row(whole, doomed) end } }
