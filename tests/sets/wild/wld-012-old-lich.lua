-- WLD-012 Old Lich
-- Another Undead of yours dies for it.
card "WLD-012" {
  instead { dies = me, cost = { kill = unit { yours, another, tag = "Undead" } },
    run = function() heal(me) end,
  },
}
