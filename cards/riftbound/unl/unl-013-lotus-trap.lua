-- UNL-013 Lotus Trap
-- All damage to a unit counts double this turn.
local trapped = passive { it, damage_times = 2 }

card "UNL-013" {
  effect { target = unit, run = function(u) delayed(trapped, this_turn, u) end },
}
