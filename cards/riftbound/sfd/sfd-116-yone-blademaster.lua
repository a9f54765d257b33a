-- SFD-116 Yone, Blademaster
-- Conquering a battlefield that nobody controlled, it strikes an enemy unit in a base.
card "SFD-116" {
  when { conquers = me, at = battlefield { was_uncontrolled }, target = unit { enemy, at = base },
    run = function(u) deal(might(me), u) end,
  },
}
