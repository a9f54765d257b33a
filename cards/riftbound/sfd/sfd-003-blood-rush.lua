-- SFD-003 Blood Rush
-- Assault 2 for a unit this turn.
card "SFD-003" {
  effect { target = unit, run = function(u) give(u, "Assault 2", this_turn) end },
}
