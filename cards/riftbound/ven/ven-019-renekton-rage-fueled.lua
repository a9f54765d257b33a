-- VEN-019 Renekton, Rage Fueled
-- Attacking with at most four runes of yours, two damage to every enemy here.
local enemies = unit { enemy, here }

card "VEN-019" {
  when { attacks = me, provided = rune { yours, count = at_most(4) }, run = function() deal(2, enemies) end },
}
