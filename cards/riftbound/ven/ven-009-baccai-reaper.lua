-- VEN-009 Baccai Reaper
-- Attacking, it may have Assault 2 for the turn, at the price of a Fury.
card "VEN-009" {
  when { attacks = me, may, cost = { fury = 1 }, run = function() give(me, "Assault 2", this_turn) end },
}
