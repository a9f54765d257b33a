-- SFD-030 Skyfall of Areion
-- Attached: what its host does for a hold it does for a conquest, and the reverse.
card "SFD-030" {
  attached { passive { me, conquer_is_hold } },
}
