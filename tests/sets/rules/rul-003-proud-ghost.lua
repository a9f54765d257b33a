-- RUL-003 Proud Ghost
-- Opponents cannot choose it while it is Mighty.
card "RUL-003" {
  cannot { chosen = me, by = opponent, provided = unit { me, mighty } },
}
