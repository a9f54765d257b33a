-- KPT-009 Envious Hoarder
-- Two more Might while an opponent has two or more cards in hand.
card "KPT-009" {
  passive { me, might = 2, provided = opponent { has = card { at = hand, count = at_least(2) } } },
}
