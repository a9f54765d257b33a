-- SFD-168 Vanguard Armory
-- Exhaust: three Recruits, each wherever you may play units.
card "SFD-168" {
  activated { cost = { exhaust = me }, run = function() play_token("Recruit", 3) end },
}
