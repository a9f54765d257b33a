-- PRC-144 Painted Side
-- Your spells that choose units of a unit's player cost two Energy less this turn.
local easier = passive { spell { yours }, cost = { energy = -2 }, choosing = unit { controller = it } }

card "PRC-144" {
  effect { target = unit, run = function(u) delayed(easier, this_turn, u) end },
}
