-- ONC-007 Well Oiled
-- The next ability that you use this turn costs one Energy less.

local cheaper = passive { ability { yours }, cost = { energy = -1 }, once }

card "ONC-007" {
  effect { run = function() delayed(cheaper, this_turn) end },
}
