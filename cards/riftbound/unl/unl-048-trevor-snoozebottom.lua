-- UNL-048 Trevor Snoozebottom
-- Holding, it is joined by a ready Sprite.
card "UNL-048" {
  when { holds = me, run = function() play_token("Sprite", readied, here) end },
}
