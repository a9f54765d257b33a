-- SFD-111 Here to Help
-- A unit of your hand may come to a battlefield of yours, three cheaper.

local a_unit = unit { yours, at = hand, count = at_most(1) }
local my_battlefield = battlefield { yours }
local three_less = discount { energy = 3 }

card "SFD-111" {
  effect { run = function() play(pick(a_unit), three_less, my_battlefield) end },
}
