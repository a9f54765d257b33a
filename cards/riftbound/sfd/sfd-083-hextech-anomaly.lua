-- SFD-083 Hextech Anomaly
-- Exhausted, it makes Energy of any amount of Power.

local any_power = cost { any = any_number }
local one_energy = cost { energy = 1 }

card "SFD-083" {
  activated { reaction, cost = { exhaust = me },
    run = function()
      for _ = 1, pay(any_power) or 0 do add(one_energy) end
    end,
  },
}
