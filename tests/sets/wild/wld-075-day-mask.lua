-- WLD-075 Day Mask
-- Enters as a copy of a unit for this turn.
local model = unit { another }

card "WLD-075" {
  as { played = me, run = function() become_copy(me, pick(model), this_turn) end },
}
