-- SFD-102 Hexdrinker
-- Attached: Deflect for the host.
card "SFD-102" {
  attached { passive { me, has = "Deflect" } },
}
