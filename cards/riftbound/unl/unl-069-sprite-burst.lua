-- UNL-069 Sprite Burst
-- Two ready Sprites.
card "UNL-069" {
  effect { run = function() play_token("Sprite", 2, readied) end },
}
