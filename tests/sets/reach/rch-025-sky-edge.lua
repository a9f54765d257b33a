-- RCH-025 Sky Edge
-- Attached: the host holds and conquers to the same effect.
card "RCH-025" {
  attached { passive { me, conquer_is_hold } },
}
