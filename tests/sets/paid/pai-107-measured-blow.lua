-- PAI-107 Measured Blow
-- Kills a unit with no more Might than the Energy of its second cost.
card "PAI-107" {
  as { played = me, may, cost = { exhaust = unit { friendly } } },
  as { played = me, cost = { energy = any_number } },
  effect { target = unit { enemy, might = at_most(paid()) }, run = function(u) kill(u) end },
}
