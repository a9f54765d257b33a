-- PAI-061 Second Verse
-- Draw one. It may be played from the trash for two Energy, and you draw one more as you do.
card "PAI-061" {
  can { played = me, from = trash, cost = { energy = 2 }, run = function() draw(1) end },
  effect { run = function() draw(1) end },
}
