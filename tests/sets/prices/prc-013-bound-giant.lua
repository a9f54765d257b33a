-- PRC-013 Bound Giant
-- It takes the death of a friendly unit.
card "PRC-013" {
  as { played = me, cost = { kill = unit { friendly } } },
}
