-- RUL-055 Patient Tide
-- After a hold it moves an enemy unit here as your next Main Phase starts.
local pull = when { main_phase = you, once, may, target = unit { enemy },
  run = function(u) move(u, there) end }
card "RUL-055" {
  when { holds = me, run = function() delayed(pull) end },
}
