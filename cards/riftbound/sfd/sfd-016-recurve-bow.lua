-- SFD-016 Recurve Bow
-- Attached: two damage to an enemy unit here when the host attacks or defends.
card "SFD-016" {
  attached {
    when { attacks = me, defends = me, target = unit { enemy, here },
      run = function(u) deal(2, u) end,
    },
  },
}
