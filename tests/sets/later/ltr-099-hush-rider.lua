-- LTR-099 Hush Rider
-- Other units here have no Tank.
card "LTR-099" {
  passive { unit { here, another }, loses = "Tank" },
}
