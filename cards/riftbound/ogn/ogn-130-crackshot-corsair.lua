-- OGN-130 Crackshot Corsair
-- Attacking, one damage to an enemy unit here.
card "OGN-130" {
  when { attacks = me, target = unit { enemy, here }, run = function(u) deal(1, u) end },
}
