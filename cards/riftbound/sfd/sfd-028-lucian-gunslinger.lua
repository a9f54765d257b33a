-- SFD-028 Lucian, Gunslinger
-- His attack deals as much as his Assault to an enemy unit here.
card "SFD-028" {
  when { attacks = me, target = unit { enemy, here },
    run = function(u) deal(value_of("Assault", me), u) end,
  },
}
