-- RCH-036 Blunt Hand
-- Enemy units have no Assault and no Shield.
card "RCH-036" {
  passive { unit { enemy }, loses = { "Assault", "Shield" } },
}
