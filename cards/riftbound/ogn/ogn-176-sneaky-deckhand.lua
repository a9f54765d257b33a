-- OGN-176 Sneaky Deckhand
-- Open battlefields are places to play it to, too.
card "OGN-176" {
  can { played = me, to = battlefield { open } },
}
