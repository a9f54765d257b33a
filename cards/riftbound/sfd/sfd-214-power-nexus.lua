-- SFD-214 Power Nexus
-- Holding it, four Power buy a point.
card "SFD-214" {
  when { holds = you, here, may, cost = { any = 4 }, run = function() gain_points(1) end },
}
