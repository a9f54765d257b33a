-- OGN-161 Deadbloom Predator
-- It may also be played to a battlefield the enemy occupies.
card "OGN-161" {
  can { played = me, to = battlefield { enemy, occupied } },
}
