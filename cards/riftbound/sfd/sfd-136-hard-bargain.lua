-- SFD-136 Hard Bargain
-- Counters a spell whose controller does not pay two Energy for it.
local two_energy = cost { energy = 2 }

card "SFD-136" {
  effect { target = spell,
    run = function(s)
      if not pays(two_energy, controller(s)) then counter(s) end
    end,
  },
}
