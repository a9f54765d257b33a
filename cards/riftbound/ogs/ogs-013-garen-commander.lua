-- OGS-013 Garen, Commander
-- One Might more for your other units where it stands.
card "OGS-013" {
  passive { unit { friendly, another, here }, might = 1 },
}
