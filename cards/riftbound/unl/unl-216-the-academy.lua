-- UNL-216 The Academy
-- Holding it, your next spell this turn may be repeated for its base cost.
local again = passive { spell { yours }, has = with_cost("Repeat", own_cost), once }

card "UNL-216" {
  when { holds = you, here, run = function() delayed(again, this_turn) end },
}
