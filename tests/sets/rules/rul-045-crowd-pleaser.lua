-- RUL-045 Crowd Pleaser
-- It costs one Energy less for each card that you played this turn, but at least one.
card "RUL-045" {
  passive { me, cost = { energy = -1 }, minimum = 1, each = happened { finalized = card, by = you } },
}
