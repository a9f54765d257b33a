-- RCH-095 Hiring Hall
-- A unit out of your hand for a card, at any time; gear in your trash makes it cheaper.
card "RCH-095" {
  activated { reaction, cost = { discard = unit }, run = function() draw(1) end },
  passive { me, cost = { energy = -1 }, each = gear { yours, at = trash } },
}
