-- PRC-098 Ash Broker
-- One Order and a gear of yours buy a card.
card "PRC-098" {
  activated { cost = { order = 1, kill = gear { friendly } }, run = function() draw(1) end },
}
