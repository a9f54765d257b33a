-- WLD-002 Ruin Breath
-- Any amount of Energy, and that much damage to each unit at a battlefield.
local burnt = unit { there }
local any_energy = cost { energy = any_number }

card "WLD-002" {
  effect { target = battlefield,
    run = function()
      local n = pays(any_energy) or 0
      for u in each(burnt) do deal(n, u) end
    end,
  },
}
