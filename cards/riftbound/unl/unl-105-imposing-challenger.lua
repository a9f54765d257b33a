-- UNL-105 Imposing Challenger
-- Each move: a weaker enemy there may be moved to another battlefield.
card "UNL-105" {
  when { moves = me, may, target = unit { enemy, here, might = less_than(might(me)) },
    destination = battlefield { except { here } },
    run = function(u, place) move(u, place) end,
  },
}
