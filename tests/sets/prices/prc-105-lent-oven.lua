-- PRC-105 Lent Oven
-- Give a unit this turn: exhaust it for one Energy while you have another unit.
local oven = activated { reaction, cost = { exhaust = me }, adds = { energy = 1 },
  provided = unit { friendly, another } }

card "PRC-105" {
  effect { target = unit { friendly }, run = function(u) give(u, oven, this_turn) end },
}
