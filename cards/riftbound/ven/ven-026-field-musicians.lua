-- VEN-026 Field Musicians
-- Three Might for a unit, for the turn, as they arrive.
card "VEN-026" {
  when { played = me, target = unit, run = function(u) give_might(u, 3, this_turn) end },
}
