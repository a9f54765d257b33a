-- VEN-014 Shadow Fiend
-- Assault 3 while Empowered.
card "VEN-014" {
  empowered { passive { me, has = "Assault 3" } },
}
