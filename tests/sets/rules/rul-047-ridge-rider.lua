-- RUL-047 Ridge Rider
-- It is played only to a battlefield that you conquered this turn.
card "RUL-047" {
  can { played = me, to = battlefield { happened { conquers = you, at = that } } },
  cannot { played = me, to = base },
  cannot { played = me, to = battlefield { happened { conquers = you, at = that, count = 0 } } },
}
