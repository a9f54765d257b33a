-- LTR-013 Mirror Walker
-- Attacking, it is a copy of an enemy unit here for the turn.
card "LTR-013" {
  when { attacks = me, target = unit { enemy, here }, run = function(u) become_copy(me, u, this_turn) end },
}
