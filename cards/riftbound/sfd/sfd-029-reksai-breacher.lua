-- SFD-029 Rek'Sai, Breacher
-- Friendly units that come from anywhere but a hand have Accelerate.
card "SFD-029" {
  passive { unit { friendly, at = everywhere, except { from = hand } }, has = "Accelerate" },
}
