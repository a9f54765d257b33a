-- SFD-T03 Gold
-- Killed and exhausted, as a Reaction, it adds one Power of any domain.
card "SFD-T03" {
  activated { reaction, cost = { kill = me, exhaust = me }, adds = { any = 1 } },
}
