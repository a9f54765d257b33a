-- If the row opposite has ten or more, its strongest units that are no heroes are destroyed.
local whole = unit { at = opposite }
local doomed = unit { at = opposite, except { has = "Hero" } }

keyword "Row Scorch" { redundant, effect { run = function() scorch_row(whole, doomed) end } }
