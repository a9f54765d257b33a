-- QUA-006 Barrel
-- When it is loaded, who loads it has a coin for each of the crates.
card "QUA-006" { when { loaded = me, run = function() gain("coins", #loads_of(they), they) end } }
