-- SFD-025 Rengar, Pouncing
-- It may be played to a battlefield that you are attacking.
card "SFD-025" {
  can { played = me, to = battlefield { has = unit { yours, attacking } } },
}
