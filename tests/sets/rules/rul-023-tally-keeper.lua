-- RUL-023 Tally Keeper
-- Each draw of yours gives it a Might, however many cards it is.
card "RUL-023" {
  when { drawn = card, by = you, one_or_more, run = function() give_might(me, 1, this_turn) end },
}
