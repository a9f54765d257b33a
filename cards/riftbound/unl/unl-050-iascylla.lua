-- UNL-050 Iascylla
-- Holding, at the start of your next Main Phase: an enemy unit may be moved there.
local drag = when { main_phase = you, once, may, target = unit { enemy }, run = function(u) move(u, there) end }

card "UNL-050" {
  when { holds = me, run = function() delayed(drag) end },
}
