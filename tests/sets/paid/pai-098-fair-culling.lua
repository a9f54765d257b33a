-- PAI-098 Fair Culling
-- For a unit of your hand an enemy unit of no more Might dies.
card "PAI-098" {
  as { played = me, cost = { discard = unit } },
  effect { target = unit { enemy, might = at_most(might_paid()) }, run = function(u) kill(u) end },
}
