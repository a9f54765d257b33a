-- UNL-012 Lord Broadmane
-- On arrival, Assault for your other units here this turn.
local others_here = unit { yours, another, here }

card "UNL-012" {
  when { played = me, run = function() give(others_here, "Assault", this_turn) end },
}
