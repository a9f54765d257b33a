-- RUL-144 Parting Wisp
-- As it dies, one damage to an enemy unit.
card "RUL-144" {
  when { dies = me, target = unit { enemy }, run = function(u) deal(1, u) end },
}
