-- PRC-072 Wishing Well
-- Exhaust it: two Energy.
local two = cost { energy = 2 }

card "PRC-072" {
  activated { cost = { exhaust = me }, run = function() add(two) end },
}
