-- RUL-061 Lonely Herald
-- A point where it did not die alone, and a card where it did; a card for a first gear that is no token.
card "RUL-061" {
  when { dies = unit { me, except { alone } }, run = function() gain_points(1) end },
  deathknell { provided = unit { me, alone }, run = function() draw(1) end },
  activated { provided = happened { finalized = gear { friendly, except { token } }, count = 0 },
    run = function() draw(1) end },
}
