-- OGS-014 Lux, Crownguard
-- Exhaust it, as a Reaction, for two Energy that only spells may use.
card "OGS-014" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 2 }, only = spell },
}
