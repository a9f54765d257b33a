-- SLT-036 Tip Jar
-- Any amount of Energy: a card if that is something.
local any_energy = cost { energy = any_number }

card "SLT-036" {
  activated { cost = { exhaust = me },
    run = function()
      if (pays(any_energy) or 0) > 0 then draw(1) end
    end,
  },
}
