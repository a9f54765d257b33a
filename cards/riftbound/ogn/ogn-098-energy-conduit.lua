-- OGN-098 Energy Conduit
-- Exhaust: one Energy.
card "OGN-098" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 } },
}
