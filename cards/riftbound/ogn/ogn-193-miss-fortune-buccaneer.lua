-- OGN-193 Miss Fortune, Buccaneer
-- Open battlefields are places to play it and your other units to.
card "OGN-193" {
  can { played = me, to = battlefield { open } },
  can { played = unit { friendly, another }, to = battlefield { open } },
}
