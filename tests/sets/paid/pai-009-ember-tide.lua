-- PAI-009 Ember Tide
-- A card for each ember that is spent on it.
card "PAI-009" {
  as { played = me, cost = { embers = any_number } },
  effect { run = function() draw(paid()) end },
}
