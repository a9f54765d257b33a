-- OGN-201 Invert Timelines
-- Everyone discards the hand and draws four.
card "OGN-201" {
  effect {
    run = function()
      for p in each(player) do discard(hand, p) end
      for p in each(player) do draw(4, p) end
    end,
  },
}
