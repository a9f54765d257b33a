-- SFD-079 Bard, Mercurial
-- With your legend exhausted for it, units of yours go to a battlefield that is open.
card "SFD-079" {
  as { played = me, may, cost = { exhaust = legend { yours } } },
  when { played = me, provided = paid(), target = unit { yours, any_number }, destination = battlefield { open },
    run = function(units, place) move(units, place) end,
  },
}
