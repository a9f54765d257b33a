-- SFD-069 Plundering Poro
-- Each conquest brings an exhausted Gold.
card "SFD-069" {
  when { conquers = me, run = function() play_token("Gold", exhausted) end },
}
