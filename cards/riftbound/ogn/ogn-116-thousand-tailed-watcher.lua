-- OGN-116 Thousand-Tailed Watcher
-- On arrival, three Might less for each enemy unit until the turn ends; one Might always stays.

local foes = unit { enemy }

card "OGN-116" {
  when { played = me, run = function() give_might(foes, -3, this_turn, 1) end },
}
