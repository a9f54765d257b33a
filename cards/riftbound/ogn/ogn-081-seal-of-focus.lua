-- OGN-081 Seal of Focus
-- Exhaust: one Calm.
card "OGN-081" {
  activated { reaction, cost = { exhaust = me }, adds = { calm = 1 } },
}
