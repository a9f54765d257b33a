-- SFD-015 Perched Grimwyrm
-- It comes only to a battlefield that you have conquered this turn.
card "SFD-015" {
  cannot { played = me, to = base },
  cannot { played = me, to = battlefield { happened { conquers = you, at = that, count = 0 } } },
}
