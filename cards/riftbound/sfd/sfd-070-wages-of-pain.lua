-- SFD-070 Wages of Pain
-- Three damage to a unit at a battlefield, and an exhausted Gold for you.
card "SFD-070" {
  effect { target = unit { at = battlefield },
    run = function(u)
      deal(3, u)
      play_token("Gold", exhausted)
    end,
  },
}
