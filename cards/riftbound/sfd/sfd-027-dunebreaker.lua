-- SFD-027 Dunebreaker
-- With at most two cards in your hand it enters ready; each hold draws two.
card "SFD-027" {
  passive { me, enters = readied, provided = card { yours, at = hand, count = at_most(2) } },
  when { holds = me, run = function() draw(2) end },
}
