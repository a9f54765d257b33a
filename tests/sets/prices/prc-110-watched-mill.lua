-- PRC-110 Watched Mill
-- Exhaust it for one Energy while you have a unit.
card "PRC-110" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 }, provided = unit { friendly } },
}
