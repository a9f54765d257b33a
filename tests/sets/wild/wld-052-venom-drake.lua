-- WLD-052 Venom Drake
-- A unit that takes damage from it dies.
card "WLD-052" {
  when { damaged = unit { enemy }, with = me, run = function() kill(it) end },
}
