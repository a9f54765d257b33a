-- OGN-066 Ahri, Alluring
-- Holding is worth a point more.
card "OGN-066" {
  when { holds = me, run = function() gain_points(1) end },
}
