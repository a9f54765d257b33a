-- SFD-012 Battering Ram
-- One Energy less, at least one, for each card that you have played this turn.
card "SFD-012" {
  passive { me, cost = { energy = -1, minimum = 1 }, each = happened { finalized = card, by = you } },
}
