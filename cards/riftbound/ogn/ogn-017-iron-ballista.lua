-- OGN-017 Iron Ballista
-- Comes exhausted; exhaust it for two damage at a battlefield.
card "OGN-017" {
  passive { me, enters = exhausted },
  activated { cost = { exhaust = me }, target = unit { at = battlefield },
    run = function(u) deal(2, u) end,
  },
}
