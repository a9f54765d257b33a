-- OGN-094 Sprite Call
-- A Sprite token, ready at once.
card "OGN-094" {
  effect { run = function() play_token("Sprite", readied) end },
}
