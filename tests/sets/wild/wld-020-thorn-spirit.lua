-- WLD-020 Thorn Spirit
-- Half the damage to it, rounded down, and the rest goes to an enemy unit here.
local foe = unit { enemy, here }

card "WLD-020" {
  instead { damaged = me, amount = at_least(2),
    run = function()
      local n = amount()
      deal(n // 2, me)
      deal(n - n // 2, pick(foe), me)
    end,
  },
}
