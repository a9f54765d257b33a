-- VEN-007 Punching Poro
-- Empowered for a discard; a Might more then.
card "VEN-007" {
  costs { Empower = { discard = 1 } },
  empowered { passive { me, might = 1 } },
}
