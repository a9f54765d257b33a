-- RUL-123 Ember Trail
-- Where it arrives, a Recruit comes as the turn ends.

local later_there = when { end_of_turn = you, once,
  run = function() play_token("Recruit", there) end,
}

card "RUL-123" {
  when { moves = me, to = battlefield, run = function() delayed(later_there, this_turn) end },
}
