-- UNL-137 Sinister Poro
-- Attacking, one Energy sends an enemy unit here home.
card "UNL-137" {
  when { attacks = me, may, cost = { energy = 1 }, target = unit { enemy, here },
    run = function(u) move(u, base) end,
  },
}
