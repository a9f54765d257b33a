-- LTR-082 Old Melody
-- A spell in your trash has Flow for its own cost this turn.
local flow = with_cost("Flow", own_cost)

card "LTR-082" {
  effect { target = spell { yours, at = trash }, run = function(s) give(s, flow, this_turn) end },
}
