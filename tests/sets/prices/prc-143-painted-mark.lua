-- PRC-143 Painted Mark
-- Your spells that choose a unit cost two Energy less this turn.
local easier = passive { spell { yours }, cost = { energy = -2 }, choosing = it }

card "PRC-143" {
  effect { target = unit, run = function(u) delayed(easier, this_turn, u) end },
}
