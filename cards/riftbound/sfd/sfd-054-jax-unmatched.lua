-- SFD-054 Jax, Unmatched
-- Your Equipment has Quick-Draw wherever it is.
card "SFD-054" {
  passive { gear { yours, tag = "Equipment", at = everywhere }, has = "Quick-Draw" },
}
