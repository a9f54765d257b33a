-- PRC-109 Tired Miner
-- Exhaust it: one Energy.
card "PRC-109" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 } },
}
