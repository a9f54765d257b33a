-- VEN-130 Aurok General
-- Empowered it gives each Empowered unit of yours two Might, itself too.
card "VEN-130" {
  empowered { passive { unit { yours, empowered }, might = 2 } },
}
