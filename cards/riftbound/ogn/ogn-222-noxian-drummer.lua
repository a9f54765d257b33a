-- OGN-222 Noxian Drummer
-- Moving to a battlefield, it is joined there by a Recruit.
card "OGN-222" {
  when { moves = me, to = battlefield, run = function() play_token("Recruit", here) end },
}
