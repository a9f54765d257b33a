-- UNL-031 Combat Experience
-- One Might for a unit this turn; three at six experience.
card "UNL-031" {
  effect { target = unit, run = function(u) give_might(u, active("Level 6") and 3 or 1, this_turn) end },
}
