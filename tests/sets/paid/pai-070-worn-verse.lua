-- PAI-070 Worn Verse
-- Draw one. Refrain, one Energy and one Mind; or so from the trash without Refrain, and you draw one more.
card "PAI-070" {
  can { played = me, from = trash, cost = { energy = 1, mind = 1 }, run = function() draw(1) end },
  effect { run = function() draw(1) end },
}
