-- OGN-297 Windswept Hillock
-- Whoever stands here has Ganking.
card "OGN-297" {
  passive { unit { here }, has = "Ganking" },
}
