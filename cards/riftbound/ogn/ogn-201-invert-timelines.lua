-- OGN-201 Invert Timelines
-- Everyone discards the hand and draws four.
card "OGN-201" {
  effect {
    run = function()
      discard(hand, player)
      draw(4, player)
    end,
  },
}
