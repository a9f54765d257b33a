-- PRC-127 Weary Caller
-- Your cards cost one Energy more for each that you have played this turn. You may discard a card while
-- playing it.
card "PRC-127" {
  as { played = me, may, cost = { discard = 1 } },
  passive { card { yours }, cost = { energy = 1 }, each = happened { finalized = card, by = you } },
}
