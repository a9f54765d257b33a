-- OGN-230 Albus Ferros
-- Each buff given up on arrival becomes one exhausted rune.

local any_buffs = unit { yours, any_number }

card "OGN-230" {
  when { played = me, run = function() channel(spend_buff(any_buffs), exhausted) end },
}
