-- SFD-098 Sea Monkey
-- Paid for while it is played, it is buffed.
card "SFD-098" {
  as { played = me, may, cost = { energy = 1 } },
  when { played = me, provided = paid(), run = function() buff(me) end },
}
