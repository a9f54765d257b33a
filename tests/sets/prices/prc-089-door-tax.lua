-- PRC-089 Door Tax
-- Enemy units that enter at battlefields cost a discard.
card "PRC-089" {
  passive { unit { enemy, at = everywhere }, has = as { played = me, to = battlefield, cost = { discard = 1 } } },
}
