-- SFD-082 Ezreal, Dashing
-- It shoots with its Might when it attacks or defends, deals no combat damage, and may go home.
card "SFD-082" {
  when { attacks = me, defends = me, target = unit { enemy, here },
    run = function(u) deal(might(me), u) end,
  },
  passive { me, combat_damage = 0 },
  activated { action, cost = { mind = 1 }, run = function() move(me, base) end },
}
