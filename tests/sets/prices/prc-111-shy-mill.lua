-- PRC-111 Shy Mill
-- Exhaust it for one Energy while you have no units.
card "PRC-111" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 }, provided = unit { friendly, count = 0 } },
}
