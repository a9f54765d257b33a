-- UNL-052 Nami, Headstrong
-- One Calm more stuns an enemy; holding makes your next unit this turn ready and buffed.
local next_unit = when { played = unit, by = you, once,
  run = function()
    ready(it)
    buff(it)
  end,
}

card "UNL-052" {
  as { played = me, may, cost = { calm = 1 } },
  when { played = me, provided = paid(), target = unit { enemy }, run = function(u) stun(u) end },
  when { holds = me, run = function() delayed(next_unit, this_turn) end },
}
