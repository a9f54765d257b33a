-- VEN-093 Kinkou Lifeblade
-- Empowered it has one more Might and Ganking.
card "VEN-093" {
  empowered { passive { me, might = 1, has = "Ganking" } },
}
