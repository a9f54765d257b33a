-- WLD-065 Spite Ward
-- Who chooses it as the first in a turn loses a point.
card "WLD-065" {
  when { chosen = me, by = opponent, nth = 1, run = function() gain_points(-1, they) end },
}
