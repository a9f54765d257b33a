-- SFD-060 Tianna Crownguard
-- While it is at a battlefield, opponents gain no points.
card "SFD-060" {
  cannot { points = opponent, provided = unit { me, at = battlefield } },
}
