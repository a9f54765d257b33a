-- PRC-140 Page Mill
-- Exhaust it for one Energy while you hold two cards.
card "PRC-140" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 },
    provided = card { yours, at = hand, count = at_least(2) } },
}
