-- UNL-176 Vi, Peacekeeper
-- Attacking, she stuns an enemy unit here.
card "UNL-176" {
  when { attacks = me, target = unit { enemy, here }, run = function(u) stun(u) end },
}
