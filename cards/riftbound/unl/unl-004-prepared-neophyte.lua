-- UNL-004 Prepared Neophyte
-- Four Might more once you have spent four Energy or more on a spell this turn.
card "UNL-004" {
  passive { me, might = 4, provided = happened { finalized = spell, by = you, amount = at_least(4) } },
}
