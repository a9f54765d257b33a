-- SLT-030 Sealed Tongue
-- Opponents can't play cards of the name that you give as you play it.
card "SLT-030" {
  as { played = me, run = function() name_card() end },
  cannot { played = card { name = named }, by = opponent },
}
