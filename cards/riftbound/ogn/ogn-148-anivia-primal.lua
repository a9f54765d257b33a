-- OGN-148 Anivia, Primal
-- Attacking, three damage to every enemy unit here.

local foes_here = unit { enemy, here }

card "OGN-148" {
  when { attacks = me, run = function() deal(3, foes_here) end },
}
