-- WLD-024 Hired Thief
-- Steals a gear as it conquers, for as long as it is there.
card "WLD-024" {
  when { conquers = me, target = gear { enemy }, run = function(g) take_control(g, until_i_leave) end },
}
