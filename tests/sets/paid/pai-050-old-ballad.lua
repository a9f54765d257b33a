-- PAI-050 Old Ballad
-- Draw one. It may be played from the trash for four Energy, or for two Mind.
card "PAI-050" {
  can { played = me, from = trash, cost = { energy = 4 } },
  can { played = me, from = trash, cost = { mind = 2 } },
  effect { run = function() draw(1) end },
}
