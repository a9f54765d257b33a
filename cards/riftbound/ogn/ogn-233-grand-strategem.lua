-- OGN-233 Grand Strategem
-- Five Might for every unit of yours until the turn ends.

local friends = unit { friendly }

card "OGN-233" {
  effect { run = function() give_might(friends, 5, this_turn) end },
}
