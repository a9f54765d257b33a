-- PRC-003 Three Prices
-- Draw a card, and one more for each of three prices.
card "PRC-003" {
  costs { Repeat = { { energy = 1 }, { any = 1 }, { energy = 1, any = 1 } } },
  effect { run = function() draw(1) end },
}
