-- SFD-010 Void Drone
-- Two Energy less from anywhere but the hand.
card "SFD-010" {
  passive { card { me, except { from = hand } }, cost = { energy = -2 } },
}
