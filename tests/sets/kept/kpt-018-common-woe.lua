-- KPT-018 Common Woe
-- Each player predicts one, discards one, and plays a Recruit.

card "KPT-018" {
  effect {
    run = function()
      predict(1, player)
      local gone = discard(1, player)
      play_token("Recruit", base, player)
      draw(#gone, you)
    end,
  },
}
