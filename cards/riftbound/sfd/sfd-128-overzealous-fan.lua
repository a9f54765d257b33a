-- SFD-128 Overzealous Fan
-- Defending, it may die to send an attacker home.
card "SFD-128" {
  when { defends = me, may, cost = { kill = me }, target = unit { attacking },
    run = function(u) move(u, base) end,
  },
}
