-- SFD-190 Forgefire Cape
-- Attached: two damage to every enemy where its host attacks or defends.
local foes_here = unit { enemy, here }

card "SFD-190" {
  attached { when { attacks = me, defends = me, run = function() deal(2, foes_here) end } },
}
