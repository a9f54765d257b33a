-- VEN-122 Solari Sunhawk
-- Empowered it has a Might more and Deflect 2.
card "VEN-122" {
  empowered { passive { me, might = 1, has = "Deflect 2" } },
}
