-- PAI-064 Late Recruit
-- It may be played from the trash for one Energy, and is Temporary then.
card "PAI-064" {
  can { played = me, from = trash, cost = { energy = 1 }, run = function() give(me, "Temporary") end },
}
