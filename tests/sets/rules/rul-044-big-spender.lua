-- RUL-044 Big Spender
-- Might for a dear spell, for Power spent, and for cards played this turn.
card "RUL-044" {
  passive { me, might = 4, provided = happened { finalized = spell, by = you, amount = at_least(4) } },
  passive { me, might = 10, each = happened { power_spent = you, amount = at_least(2) } },
}
