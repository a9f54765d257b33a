-- SFD-143 Sivir, Mercenary
-- Two Might more and Ganking once you have spent two Power this turn.
card "SFD-143" {
  passive { me, might = 2, has = "Ganking",
    provided = happened { power_spent = you, total, count = at_least(2) },
  },
}
