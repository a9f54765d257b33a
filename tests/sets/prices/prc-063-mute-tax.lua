-- PRC-063 Mute Tax
-- Enemy spells cost a card of the hand more.
card "PRC-063" {
  passive { spell { enemy }, has = as { played = me, cost = { discard = 1 } } },
}
