-- OGS-015 Recruit the Vanguard
-- Four Recruits, each wherever you may play units.
card "OGS-015" {
  effect { run = function() play_token("Recruit", 4) end },
}
