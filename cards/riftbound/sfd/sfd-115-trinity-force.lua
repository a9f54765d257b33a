-- SFD-115 Trinity Force
-- Attached: its host earns one point more for each hold.
card "SFD-115" {
  attached { when { holds = me, run = function() gain_points(1) end } },
}
