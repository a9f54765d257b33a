-- LTR-043 Light Fingers
-- Played, it takes an enemy gear for as long as it stays.
card "LTR-043" {
  when { played = me, target = gear { enemy }, run = function(g) take_control(g, until_i_leave) end },
}
