-- SFD-134 Cull
-- Attached: a conquest of its host brings exhausted Gold.
card "SFD-134" {
  attached { when { conquers = me, run = function() play_token("Gold", exhausted) end } },
}
