-- TLY-077 Dry Well
-- A rune less comes in every player's Channel Phase, and a card more in the Draw Phase.
card "TLY-077" {
  passive { player, channel_more = -1 },
  passive { player, draw_more = 1 },
}
