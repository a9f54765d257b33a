-- UNL-127 Mister Root
-- Two experience for each move to a battlefield.
card "UNL-127" {
  when { moves = me, to = battlefield, run = function() gain_xp(2) end },
}
