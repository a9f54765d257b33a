-- OGN-238 Leona, Determined
-- Attacking, she stuns one of the enemies at her battlefield.
card "OGN-238" {
  when { attacks = me, target = unit { enemy, here }, run = function(u) stun(u) end },
}
