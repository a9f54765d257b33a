-- SFD-083 Hextech Anomaly
-- Exhausted as a Reaction, it turns any amount of Power into as much Energy.
card "SFD-083" {
  activated { reaction, cost = { exhaust = me }, for_each = { any = 1 }, adds = { energy = 1 } },
}
