-- SFD-152 Eminent Benefactor
-- Two exhausted Golds for each hold.
card "SFD-152" {
  when { holds = me, run = function() play_token("Gold", 2, exhausted) end },
}
