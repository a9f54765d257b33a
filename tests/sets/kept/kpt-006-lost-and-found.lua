-- KPT-006 Lost and Found
-- It banishes units of your trash; exhaust it to play one of these.

local lost = unit { linked }
local every = unit { yours, at = trash, count = any_number }

card "KPT-006" {
  when { played = me, run = function() link(banish(pick(every))) end },
  activated { cost = { exhaust = me }, provided = lost, run = function() play(pick(lost), ignoring_cost) end },
}
