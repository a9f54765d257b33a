-- LTR-014 Coin
-- Used up for one power of any domain.
card "LTR-014" {
  activated { reaction, cost = { exhaust = me, kill = me }, adds = { any = 1 } },
}
