-- PRC-026 Ringing Portal
-- Exhaust it: your next spell this turn has a Repeat that costs what the spell costs.
local again = passive { spell { yours }, once, has = with_cost("Repeat", own_cost) }

card "PRC-026" {
  activated { cost = { exhaust = me }, run = function() delayed(again, this_turn) end },
}
