-- PAI-003 Snatch Away
-- A unit that something has chosen goes home.
card "PAI-003" {
  effect { target = unit { chosen_by = either(spell, ability) }, run = function(u) recall(u) end },
}
