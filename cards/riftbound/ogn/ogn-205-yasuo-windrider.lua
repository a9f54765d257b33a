-- OGN-205 Yasuo, Windrider
-- Moving for the third time in a turn earns a point.
card "OGN-205" {
  when { moves = me, nth = 3, run = function() gain_points(1) end },
}
