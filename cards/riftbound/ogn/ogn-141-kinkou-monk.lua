-- OGN-141 Kinkou Monk
-- On arrival, a buff for up to two others of yours.
card "OGN-141" {
  when { played = me, target = unit { friendly, another, count = at_most(2) },
    run = function(units) buff(units) end,
  },
}
