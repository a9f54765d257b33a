-- VEN-001 Baccai Sandspinner
-- Empowering it costs three Energy less while you have at most four runes; Empowered it has Deflect and Assault 2.
card "VEN-001" {
  passive { ability { me }, of = "Empower", cost = { energy = -3 }, provided = rune { yours, count = at_most(4) } },
  empowered { passive { me, has = { "Deflect", "Assault 2" } } },
}
