-- UNL-194 Shadow
-- Ready when played to a battlefield; two resources and exhausting it stun an attacker here.
card "UNL-194" {
  passive { me, enters = readied, to = battlefield },
  activated { action, cost = { energy = 1, any = 1, exhaust = me },
    target = unit { enemy, attacking, here },
    run = function(u) stun(u) end,
  },
}
