-- LTR-113 Proud Judge
-- Your units can't be killed by units of less than 3 Might that an opponent has.
card "LTR-113" {
  cannot { dies = unit { friendly }, with = unit { enemy, might = less_than(3) } },
}
