-- RUL-005 Old Well
-- Its controller may pay one Energy for a card.
card "RUL-005" {
  activated { cost = { energy = 1 }, run = function() draw(1) end },
}
