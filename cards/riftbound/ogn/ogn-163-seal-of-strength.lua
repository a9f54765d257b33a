-- OGN-163 Seal of Strength
-- Exhausted at any time, it adds one Body.
card "OGN-163" {
  activated { reaction, cost = { exhaust = me }, adds = { body = 1 } },
}
