-- OGN-174 Sai Scout
-- Open battlefields are places to play it to, too.
card "OGN-174" {
  can { played = me, to = battlefield { open } },
}
