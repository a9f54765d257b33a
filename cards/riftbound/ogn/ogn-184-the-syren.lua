-- OGN-184 The Syren
-- One Energy and exhausting it bring a unit of yours home from a battlefield.
card "OGN-184" {
  activated { cost = { energy = 1, exhaust = me }, target = unit { friendly, at = battlefield },
    run = function(u) move(u, base) end,
  },
}
