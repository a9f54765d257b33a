-- SFD-164 Drag Under
-- Two Energy less from anywhere but the hand; kills a unit at a battlefield.
card "SFD-164" {
  passive { card { me, except { from = hand } }, cost = { energy = -2 } },
  effect { target = unit { at = battlefield }, run = function(u) kill(u) end },
}
