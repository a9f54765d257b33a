-- SFD-013 Blast Corps Cadet
-- Paid for while it is played, it deals two to a unit at a battlefield.
card "SFD-013" {
  as { played = me, may, cost = { energy = 1, fury = 1 } },
  when { played = me, provided = paid(), target = unit { at = battlefield },
    run = function(u) deal(2, u) end,
  },
}
