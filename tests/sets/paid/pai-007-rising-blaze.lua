-- PAI-007 Rising Blaze
-- As much damage to a unit as Energy was paid besides.
card "PAI-007" {
  as { played = me, cost = { energy = any_number } },
  effect { target = unit, run = function(u) deal(paid(), u) end },
}
