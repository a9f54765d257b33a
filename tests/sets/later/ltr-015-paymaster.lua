-- LTR-015 Paymaster
-- Brings an exhausted Coin and a ready one.
card "LTR-015" {
  when { played = me,
    run = function()
      play_token("Coin", exhausted)
      play_token("Coin")
    end,
  },
}
