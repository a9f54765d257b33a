-- OGN-211 Faithful Manufactor
-- Brings a Recruit along.
card "OGN-211" {
  when { played = me, run = function() play_token("Recruit", here) end },
}
