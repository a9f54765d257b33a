-- VEN-070 Brutal Hunter
-- Empowered it has two more Might and Ganking.
card "VEN-070" {
  empowered { passive { me, might = 2, has = "Ganking" } },
}
