-- OGN-275 Altar to Unity
-- Holding it brings a Recruit to your base.
card "OGN-275" {
  when { holds = you, here, run = function() play_token("Recruit", base) end },
}
