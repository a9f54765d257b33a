-- WRD-008 Ground Stones
-- Recycle a rune for it and draw a card.
card "WRD-008" {
  as { played = me, cost = { recycle = rune { yours } } },
  effect { run = function() draw(1) end },
}
