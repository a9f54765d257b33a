-- RUL-139 Rune Lock
-- While it is exhausted your runes use no abilities.
card "RUL-139" {
  activated { cost = { exhaust = me }, run = function() draw(1) end },
  cannot { ability_used = rune { friendly }, provided = gear { me, exhausted } },
}
