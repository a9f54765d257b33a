-- PRC-106 Fair Butcher
-- Your units have Fed.
card "PRC-106" {
  passive { unit { yours, at = everywhere }, has = "Fed" },
}
