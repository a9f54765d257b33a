-- OGN-290 The Arena's Greatest
-- Everyone gains a point as their first turn begins.
card "OGN-290" {
  when { beginning_phase = player { turn = 1 }, run = function() gain_points(1, it) end },
}
