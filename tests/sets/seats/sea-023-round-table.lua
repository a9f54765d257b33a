-- SEA-023 Round Table
-- Each other player discards a card, from the next on; then the second to your left draws one.
card "SEA-023" {
  effect {
    run = function()
      for p in each(player { except { you }, next_first }) do discard(1, p) end
      draw(1, next_player(next_player()))
    end,
  },
}
