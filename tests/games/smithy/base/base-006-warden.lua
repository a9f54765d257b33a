-- BASE-006 Warden
-- Enemy spells are not played, and it cannot go while you have gold to pay.
card "BASE-006" {
  cannot { played = spell { enemy } },
  instead { gone = me, from = row, cost = { gold = 1 } },
}
