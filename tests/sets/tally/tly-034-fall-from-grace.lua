-- TLY-034 Fall from Grace
-- An opponent loses a point, and you all your fame.
card "TLY-034" {
  effect { target = opponent, run = function(p) gain_points(-1, p) spend("fame", counters("fame", you)) end },
}
