-- SFD-153 Eye of the Herald
-- Attached: wherever its host moves, a Recruit joins it.
card "SFD-153" {
  attached { when { moves = me, run = function() play_token("Recruit", here) end } },
}
