-- VEN-074 Legion Marauder
-- Empowered for an Energy or a Body; a Might more then.
card "VEN-074" {
  costs { Empower = either({ energy = 1 }, { body = 1 }) },
  empowered { passive { me, might = 1 } },
}
