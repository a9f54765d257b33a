-- PRC-102 Starved Wolf
-- It takes the death of a friendly unit.
card "PRC-102" {
  as { played = me, cost = { kill = unit { friendly } } },
}
