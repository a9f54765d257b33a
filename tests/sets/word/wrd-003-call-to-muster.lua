-- WRD-003 Call to Muster
-- Two Recruits in your base.
card "WRD-003" {
  effect { run = function() play_token("Recruit", base) play_token("Recruit", base) end },
}
