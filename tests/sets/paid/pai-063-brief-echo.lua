-- PAI-063 Brief Echo
-- The next spell that you play from your trash this turn costs no Energy, and is banished then.
local banished = instead { leaves = it, from = chain, run = function() banish(it) end }

local once_more = can { played = spell { yours }, by = you, from = trash, ignoring_energy, once,
  run = function() delayed(banished, it) end,
}

card "PAI-063" {
  effect { run = function() delayed(once_more, this_turn) end },
}
