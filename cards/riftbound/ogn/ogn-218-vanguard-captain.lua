-- OGN-218 Vanguard Captain
-- Two Recruits follow it if another card of yours went before it.
card "OGN-218" {
  legion { when { played = me, run = function() play_token("Recruit", 2, here) end } },
}
