-- PRC-112 Coin Blade
-- Exhaust it: one Energy.
card "PRC-112" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 } },
}
