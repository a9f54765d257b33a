-- RUL-052 Soul Chest
-- It banishes units of your trash and brings one of these back.
local lost = unit { linked, at = banishment }
local every = unit { yours, at = trash, count = any_number }
card "RUL-052" {
  when { played = me, run = function() link(banish(pick(every))) end },
  activated { cost = { exhaust = me }, provided = lost, run = function() play(pick(lost), ignoring_cost) end },
}
