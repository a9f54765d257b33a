-- SFD-189 Ornn, Fire Below the Mountain
-- Exhausted as a Reaction, he adds one Power that only gear and its abilities may use.
card "SFD-189" {
  activated { reaction, cost = { exhaust = me }, adds = { any = 1 }, only = either(gear, ability { of = gear }) },
}
