-- Where the row opposite has ten or more, its strongest units are destroyed, heroes not counted.
local all = unit { at = opposite }
local doomed = unit { at = opposite, except { has = "Hero" } }

keyword "Row Scorch" { redundant, effect { run = function() scorch_row(all, doomed) end } }
