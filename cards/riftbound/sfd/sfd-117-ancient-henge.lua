-- SFD-117 Ancient Henge
-- Exhausted as a Reaction, it turns any amount of Energy into as much Power of any domain.
local any_energy = cost { energy = any_number }
local one_power = cost { any = 1 }

card "SFD-117" {
  activated { reaction, cost = { exhaust = me },
    run = function() for _ = 1, pay(any_energy) or 0 do add(one_power) end end,
  },
}
