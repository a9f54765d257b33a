-- SFD-090 The Zero Drive
-- Attached: banishes its dying host. Alone it may bring back for nothing all that it has banished.

local banished_units = unit { linked, at = banishment }

card "SFD-090" {
  activated { cost = { energy = 3, mind = 1, banish = me },
    run = function() for u in each(banished_units) do play(u, ignoring_cost) end end,
  },
  attached { deathknell { run = function() link(banish(me)) end } },
}
