-- SFD-079 Bard, Mercurial
-- With your legend exhausted for it, it takes any of your units to an open battlefield.
card "SFD-079" {
  as { played = me, may, cost = { exhaust = legend { yours } } },
  when { played = me, provided = paid(), target = unit { yours, any_number }, destination = battlefield { open },
    run = function(units, place) move(units, place) end,
  },
}
