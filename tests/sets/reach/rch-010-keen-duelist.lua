-- RCH-010 Keen Duelist
-- When it attacks, as much damage as its Assault.
card "RCH-010" {
  when { attacks = me, target = unit { enemy, here },
    run = function(u) deal(value_of("Assault", me), u) end,
  },
}
