-- PRC-014 Coin Mill
-- Exhaust it and pay any amount of Energy: that much Power of any domain is added.
local any_energy = cost { energy = any_number }
local one = cost { any = 1 }

card "PRC-014" {
  activated { reaction, cost = { exhaust = me },
    run = function()
      for _ = 1, pays(any_energy) or 0 do add(one) end
    end,
  },
}
