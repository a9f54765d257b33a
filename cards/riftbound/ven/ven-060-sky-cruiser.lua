-- VEN-060 Sky Cruiser
-- A discarded gear, one Energy and its exhaustion deal four at a battlefield.
card "VEN-060" {
  activated { cost = { discard = gear, energy = 1, exhaust = me }, target = unit { at = battlefield },
    run = function(u) deal(4, u) end,
  },
}
