-- SFD-181 Rumble, Mechanized Menace
-- Your Mechs have Shield.
card "SFD-181" {
  passive { unit { yours, tag = "Mech" }, has = "Shield" },
}
