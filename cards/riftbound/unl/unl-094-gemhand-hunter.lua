-- UNL-094 Gemhand Hunter
-- At six experience it has one Might more.
card "UNL-094" {
  level { 6, passive { me, might = 1 } },
}
