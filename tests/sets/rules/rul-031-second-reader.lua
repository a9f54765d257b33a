-- RUL-031 Second Reader
-- The second time in a turn that you draw, however many cards, it gets a buff.
card "RUL-031" {
  when { drawn = card, by = you, nth = 2, one_or_more, run = function() buff(me) end },
}
