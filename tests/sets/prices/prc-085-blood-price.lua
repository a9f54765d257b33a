-- PRC-085 Blood Price
-- Instead of its cost a friendly unit may die.
card "PRC-085" {
  can { played = me, cost = { kill = unit { friendly } } },
}
