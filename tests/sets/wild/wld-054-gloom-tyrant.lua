-- WLD-054 Gloom Tyrant
-- While it is at a battlefield opponents gain no points.
card "WLD-054" {
  cannot { points = opponent, provided = unit { me, at = battlefield } },
}
