-- PRC-141 Bare Mill
-- Exhaust it for one Energy while you hold one card at most.
card "PRC-141" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 },
    provided = card { yours, at = hand, count = at_most(1) } },
}
