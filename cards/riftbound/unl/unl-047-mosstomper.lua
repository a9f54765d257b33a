-- UNL-047 Mosstomper
-- At three experience: one Might more, and Deflect.
card "UNL-047" {
  level { 3, passive { me, might = 1, has = "Deflect" } },
}
