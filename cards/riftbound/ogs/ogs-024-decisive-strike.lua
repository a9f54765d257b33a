-- OGS-024 Decisive Strike
-- Two Might for every unit of yours until the turn ends.

local friends = unit { friendly }

card "OGS-024" {
  effect { run = function() give_might(friends, 2, this_turn) end },
}
