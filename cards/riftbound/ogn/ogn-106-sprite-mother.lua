-- OGN-106 Sprite Mother
-- A ready Sprite comes with it.
card "OGN-106" {
  when { played = me, run = function() play_token("Sprite", readied, here) end },
}
