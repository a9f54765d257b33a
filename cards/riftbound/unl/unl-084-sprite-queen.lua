-- UNL-084 Sprite Queen
-- Played, and at each of your Beginning Phases: a ready Sprite in your base.
card "UNL-084" {
  when { played = me, beginning_phase = you, run = function() play_token("Sprite", readied, base) end },
}
