-- WRD-009 Rune Grinder
-- Recycle any number of runes for it and draw as many cards.
card "WRD-009" {
  as { played = me, cost = { recycle = rune { yours, any_number } } },
  effect { run = function() draw(paid()) end },
}
