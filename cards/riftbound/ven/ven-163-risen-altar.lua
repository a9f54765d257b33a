-- VEN-163 Risen Altar
-- To empower a unit of yours here costs an Energy or a Power less.
card "VEN-163" {
  passive { ability { of = unit { yours, here } }, of = "Empower", cost = either({ energy = -1 }, { any = -1 }) },
}
