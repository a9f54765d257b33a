-- LTR-062 Deep Call
-- A Tentacle and a ready Shadow Clone.
card "LTR-062" {
  effect { run = function()
    play_token("Tentacle")
    play_token("Shadow Clone", readied)
  end },
}
