-- SFD-101 Fae Dragon
-- Up to four friendly units are buffed when it comes; each buff that you spend brings an exhausted Gold.
card "SFD-101" {
  when { played = me, target = unit { friendly, count = at_most(4) }, run = function(units) buff(units) end },
  when { buff_spent = unit, by = you, run = function() play_token("Gold", exhausted) end },
}
