-- ONC-001 Thrifty Opening
-- Your next two spells this turn cost one Energy less.

local cheaper = passive { spell { yours }, cost = { energy = -1 }, uses = 2 }

card "ONC-001" {
  effect { run = function() delayed(cheaper, this_turn) end },
}
