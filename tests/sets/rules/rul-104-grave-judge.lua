-- RUL-104 Grave Judge
-- A Might more if a unit that costs four or more died this turn, and one if a Champion did.
card "RUL-104" {
  passive { me, might = 1, provided = happened { dies = unit { energy = at_least(4) } } },
  passive { me, might = 2, provided = happened { dies = unit { supertype = "Champion" } } },
}
