-- SFD-017 Sudden Storm
-- Two damage to a unit at a battlefield, or four if it is attacking.
card "SFD-017" {
  effect { target = unit { at = battlefield },
    run = function(u) deal(is(u, attacking) and 4 or 2, u) end,
  },
}
