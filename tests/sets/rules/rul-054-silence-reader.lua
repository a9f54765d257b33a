-- RUL-054 Silence Reader
-- The controller of a unit plays no spells this turn.
local quiet = cannot { played = spell, by = it }
card "RUL-054" {
  effect { target = unit { enemy }, run = function(u) delayed(quiet, this_turn, controller(u)) end },
}
