-- SFD-117 Ancient Henge
-- Exhausted as a Reaction, it turns any amount of Energy into as much Power of any domain.
card "SFD-117" {
  activated { reaction, cost = { exhaust = me }, for_each = { energy = 1 }, adds = { any = 1 } },
}
