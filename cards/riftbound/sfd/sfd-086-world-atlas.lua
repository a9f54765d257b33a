-- SFD-086 World Atlas
-- Attached: two exhausted Gold for each hold of the host.
card "SFD-086" {
  attached { when { holds = me, run = function() play_token("Gold", 2, exhausted) end } },
}
