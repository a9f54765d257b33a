-- UNL-017 Square Up
-- Assault 4 for a unit this turn.
card "UNL-017" {
  costs { Repeat = { discard = 1 } },
  effect { target = unit, run = function(u) give(u, "Assault 4", this_turn) end },
}
