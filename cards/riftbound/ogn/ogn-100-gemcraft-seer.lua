-- OGN-100 Gemcraft Seer
-- Everyone else on your side has Vision.
card "OGN-100" {
  passive { unit { friendly, another }, has = "Vision" },
}
