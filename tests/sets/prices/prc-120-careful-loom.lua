-- PRC-120 Careful Loom
-- Exhaust it: ready up to one friendly unit, then kill an enemy gear. Exhaust it: stun two enemy
-- units that stand together.
card "PRC-120" {
  activated { cost = { exhaust = me }, target = { unit { friendly, count = at_most(1) }, gear { enemy } },
    run = function(u, g)
      ready(u)
      kill(g)
    end,
  },
  activated { cost = { exhaust = me }, target = unit { enemy, count = 2, together },
    run = function(units) for u in each(units) do stun(u) end end,
  },
}
