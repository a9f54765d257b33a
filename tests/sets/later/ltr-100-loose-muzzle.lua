-- LTR-100 Loose Muzzle
-- The unit has no Tank.
card "LTR-100" {
  attached { passive { me, loses = "Tank" } },
}
