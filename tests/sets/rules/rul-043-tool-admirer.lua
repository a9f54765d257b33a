-- RUL-043 Tool Admirer
-- One Might this turn whenever you use an ability of gear.
card "RUL-043" {
  when { ability_used = gear, by = you, run = function() give_might(me, 1, this_turn) end },
}
