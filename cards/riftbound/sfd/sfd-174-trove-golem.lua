-- SFD-174 Trove Golem
-- Four exhausted Golds come with it.
card "SFD-174" {
  when { played = me, run = function() play_token("Gold", 4, exhausted) end },
}
