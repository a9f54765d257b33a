-- VEN-084 Ambessa, The Wolf
-- Empowered she has three more Might, and nothing hurts her outside combat.
card "VEN-084" {
  empowered {
    passive { me, might = 3 },
    cannot { damaged = unit { me, except { in_combat } } },
  },
}
