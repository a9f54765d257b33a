-- SFD-075 Prize of Progress
-- Each activated ability of a gear that you use gives it one Might this turn.
card "SFD-075" {
  when { ability_used = gear, by = you, run = function() give_might(me, 1, this_turn) end },
}
