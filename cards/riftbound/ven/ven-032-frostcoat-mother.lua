-- VEN-032 Frostcoat Mother
-- Each rune of yours takes an Energy off what it costs to empower her; three Might more then.
card "VEN-032" {
  passive { ability { me }, of = "Empower", cost = { energy = -1 }, each = rune { yours } },
  empowered { passive { me, might = 3 } },
}
