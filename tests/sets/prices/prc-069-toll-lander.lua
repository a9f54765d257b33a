-- PRC-069 Toll Lander
-- At a battlefield it costs a card of the hand as well.
card "PRC-069" {
  as { played = me, to = battlefield, cost = { discard = 1 } },
}
