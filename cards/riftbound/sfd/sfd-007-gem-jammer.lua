-- SFD-007 Gem Jammer
-- Ganking for a unit this turn when it comes.
card "SFD-007" {
  when { played = me, target = unit, run = function(u) give(u, "Ganking", this_turn) end },
}
