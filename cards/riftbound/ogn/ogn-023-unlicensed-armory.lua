-- OGN-023 Unlicensed Armory
-- Discard and exhaust: the next time a chosen unit would die this turn, one Fury may save it.

local rescue = instead { dies = it, once, may, cost = { fury = 1 },
  run = function() heal(it) exhaust(it) recall(it) end,
}

card "OGN-023" {
  activated { cost = { discard = 1, exhaust = me }, target = unit { friendly },
    run = function(u) delayed(rescue, this_turn, u) end,
  },
}
