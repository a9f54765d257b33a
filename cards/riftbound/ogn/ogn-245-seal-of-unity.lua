-- OGN-245 Seal of Unity
-- Exhausted at any time, it adds one Order.
card "OGN-245" {
  activated { reaction, cost = { exhaust = me }, adds = { order = 1 } },
}
