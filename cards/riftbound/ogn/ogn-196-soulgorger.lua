-- OGN-196 Soulgorger
-- On arrival, a unit from your trash may be played without its Energy cost.
card "OGN-196" {
  when { played = me, may, target = unit { yours, at = trash },
    run = function(u) play(u, ignoring_energy) end,
  },
}
