-- UNL-071 Chakram Dancer
-- On arrival, Shield for your other units here this turn.
local others_here = unit { yours, another, here }

card "UNL-071" {
  when { played = me, run = function() give(others_here, "Shield", this_turn) end },
}
