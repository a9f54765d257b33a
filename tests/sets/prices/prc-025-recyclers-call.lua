-- PRC-025 Recyclers' Call
-- Kill it and recycle a friendly unit: one comes back from the trash, as much cheaper as that one had Might.
local back = unit { yours, at = trash }
local less = discount { energy = might_paid() }

card "PRC-025" {
  activated { cost = { kill = me, recycle = unit { friendly } }, target = back,
    run = function(u) play(u, less) end,
  },
}
