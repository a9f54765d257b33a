-- UNL-112 Irresistible Faefolk
-- Moving to a battlefield, it may draw an enemy unit there.
card "UNL-112" {
  when { moves = me, to = battlefield, may, target = unit { enemy },
    run = function(u) move(u, there) end,
  },
}
