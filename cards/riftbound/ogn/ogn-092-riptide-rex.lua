-- OGN-092 Riptide Rex
-- On arrival, six damage to an enemy unit at a battlefield.
card "OGN-092" {
  when { played = me, target = unit { enemy, at = battlefield },
    run = function(u) deal(6, u) end,
  },
}
