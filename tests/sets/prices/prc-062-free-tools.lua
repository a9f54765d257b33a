-- PRC-062 Free Tools
-- Your gear may be played from the hand without its Energy.
card "PRC-062" {
  can { played = gear { yours }, from = hand, ignoring_energy },
}
