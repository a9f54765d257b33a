-- RUL-145 Relief Guard
-- Your units die, and two Recruits come.
card "RUL-145" {
  effect { run = function()
    kill(unit { yours })
    play_token("Recruit", 2, base)
  end },
}
