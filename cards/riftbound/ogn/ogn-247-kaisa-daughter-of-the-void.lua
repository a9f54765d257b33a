-- OGN-247 Kai'Sa, Daughter of the Void
-- Exhaust her, as a Reaction, for one Power that only spells may use.
card "OGN-247" {
  activated { reaction, cost = { exhaust = me }, adds = { any = 1 }, only = spell },
}
