-- RUL-126 Rune Burner
-- Two runes under the deck for a card.
card "RUL-126" {
  activated { cost = { recycle = rune { yours, count = 2 } }, run = function() draw(1) end },
}
