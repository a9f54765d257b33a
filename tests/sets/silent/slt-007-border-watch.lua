-- SLT-007 Border Watch
-- When it comes to a battlefield, your next conquest of this place draws.
local next_one = when { conquers = you, at = battlefield { it }, once, run = function() draw(1) end }
card "SLT-007" {
  when { moves = me, to = battlefield, run = function() delayed(next_one, there) end },
}
