-- SFD-165 Glasc Mixologist
-- Dying, it may bring back one cheap unit out of your trash for nothing.
card "SFD-165" {
  deathknell { may, target = unit { yours, at = trash, energy = at_most(3), power = at_most(1) },
    run = function(u) play(u, ignoring_cost) end,
  },
}
