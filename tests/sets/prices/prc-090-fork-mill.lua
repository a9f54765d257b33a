-- PRC-090 Fork Mill
-- Exhaust it or discard a card: one Energy.
card "PRC-090" {
  activated { reaction, cost = either({ exhaust = me }, { discard = 1 }), adds = { energy = 1 } },
}
