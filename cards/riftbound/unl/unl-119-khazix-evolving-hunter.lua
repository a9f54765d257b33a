-- UNL-119 Kha'Zix, Evolving Hunter
-- Attacking, three experience buy damage equal to his Might to an enemy unit here.
card "UNL-119" {
  when { attacks = me, may, cost = { xp = 3 }, target = unit { enemy, here },
    run = function(u) deal(might(me), u) end,
  },
}
