-- VEN-124 Escaped Grayback
-- Empowered for the life of a friendly unit; two Might more then.
card "VEN-124" {
  costs { Empower = { kill = unit { friendly } } },
  empowered { passive { me, might = 2 } },
}
