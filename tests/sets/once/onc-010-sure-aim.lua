-- ONC-010 Sure Aim
-- Your next spell this turn that chooses an enemy unit costs one Energy less.

local surer = passive { spell { yours }, cost = { energy = -1 }, choosing = unit { enemy }, once }

card "ONC-010" {
  effect { run = function() delayed(surer, this_turn) end },
}
