-- VEN-043 Steel Paws
-- Seven Might more while Empowered.
card "VEN-043" {
  empowered { passive { me, might = 7 } },
}
