-- OGN-209 Cull the Weak
-- Everyone gives up one unit of their own choice.

local their_unit = unit { theirs }

card "OGN-209" {
  effect { run = function() for p in each(player) do kill(pick(their_unit, p), p) end end },
}
