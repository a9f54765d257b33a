-- UNL-016 Scorchclaw
-- At three experience: one Might more, and ready on arrival.
card "UNL-016" {
  level { 3, passive { me, might = 1, enters = readied } },
}
