-- UNL-093 Dragonsoul Sage
-- Exhaust it as a Reaction for one Energy.
card "UNL-093" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 } },
}
