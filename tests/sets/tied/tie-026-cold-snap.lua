-- TIE-026 Cold Snap
-- A chill on a unit.
card "TIE-026" {
  effect { target = unit, run = function(u) count_on(u, "chill", 1) end },
}
