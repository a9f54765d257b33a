-- PRC-070 Old Refrain
-- A card for you. From the trash it costs no Energy but the discard of a unit.
card "PRC-070" {
  can { played = me, from = trash, cost = { discard = unit } },
  effect { run = function() draw(1) end },
}
