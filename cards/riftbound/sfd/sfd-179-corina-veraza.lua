-- SFD-179 Corina Veraza
-- Going to a battlefield, it is joined there by three Recruits.
card "SFD-179" {
  when { moves = me, to = battlefield, run = function() play_token("Recruit", 3, here) end },
}
