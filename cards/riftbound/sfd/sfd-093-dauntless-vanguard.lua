-- SFD-093 Dauntless Vanguard
-- It may be played to a battlefield that an enemy occupies.
card "SFD-093" {
  can { played = me, to = battlefield { enemy, occupied } },
}
