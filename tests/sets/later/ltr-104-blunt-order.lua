-- LTR-104 Blunt Order
-- Your units have no abilities but Shield.
card "LTR-104" {
  passive { unit { friendly }, loses = all, has = "Shield" },
}
