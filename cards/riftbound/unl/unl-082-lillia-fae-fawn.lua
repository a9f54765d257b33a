-- UNL-082 Lillia, Fae Fawn
-- Leaving a place, she lets a Sprite stay there.
card "UNL-082" {
  when { moves = me, run = function() play_token("Sprite", origin) end },
}
