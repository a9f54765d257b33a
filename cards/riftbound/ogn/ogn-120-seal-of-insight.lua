-- OGN-120 Seal of Insight
-- Exhaust: one Mind.
card "OGN-120" {
  activated { reaction, cost = { exhaust = me }, adds = { mind = 1 } },
}
