-- OGN-140 Herald of Scales
-- Your Dragons cost two less, at least one.
card "OGN-140" {
  passive { card { yours, tag = "Dragon" }, cost = { energy = -2, minimum = 1 } },
}
