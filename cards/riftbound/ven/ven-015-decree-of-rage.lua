-- VEN-015 Decree of Rage
-- Four damage to an enemy unit of Calm; nothing counters it.
card "VEN-015" {
  cannot { countered = me },
  effect { target = unit { enemy, calm }, run = function(u) deal(4, u) end },
}
