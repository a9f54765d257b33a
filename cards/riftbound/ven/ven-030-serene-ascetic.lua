-- VEN-030 Serene Ascetic
-- Deflect and Shield 3 while Empowered.
card "VEN-030" {
  empowered { passive { me, has = { "Deflect", "Shield 3" } } },
}
