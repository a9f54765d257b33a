-- UNL-207 Amateur Recital
-- Holding it may send a unit home from a battlefield.
card "UNL-207" {
  when { holds = you, here, may, target = unit { at = battlefield }, run = function(u) move(u, base) end },
}
