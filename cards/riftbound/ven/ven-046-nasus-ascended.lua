-- VEN-046 Nasus, Ascended
-- Empowered, his conquests bring a point more.
card "VEN-046" {
  empowered { when { conquers = me, run = function() gain_points(1) end } },
}
