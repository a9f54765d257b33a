-- OGN-204 Seal of Discord
-- Exhaust: one Chaos.
card "OGN-204" {
  activated { reaction, cost = { exhaust = me }, adds = { chaos = 1 } },
}
