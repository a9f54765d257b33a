-- SFD-130 Treasure Hunter
-- Every move brings exhausted Gold.
card "SFD-130" {
  when { moves = me, run = function() play_token("Gold", exhausted) end },
}
