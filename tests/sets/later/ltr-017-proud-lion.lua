-- LTR-017 Proud Lion
-- Has Tank while it is Mighty.
card "LTR-017" {
  passive { unit { me, mighty }, has = "Tank" },
}
