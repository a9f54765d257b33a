-- OGN-226 Spectral Matron
-- Arriving, it may bring back one cheap unit out of your trash for nothing.
card "OGN-226" {
  when { played = me, may, target = unit { yours, at = trash, energy = at_most(3), power = at_most(1) },
    run = function(u) play(u, ignoring_cost) end,
  },
}
