-- UNL-212 Frozen Fortress
-- One damage to everyone here at each Beginning Phase.
local everyone_here = unit { here }

card "UNL-212" {
  when { beginning_phase = player, run = function() deal(1, everyone_here) end },
}
