-- RCH-002 Gate Opener
-- Your units that come from anywhere but a hand have Accelerate.
card "RCH-002" {
  passive { unit { friendly, at = everywhere, except { from = hand } }, has = "Accelerate" },
}
