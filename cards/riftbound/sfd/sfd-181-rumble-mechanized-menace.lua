-- SFD-181 Rumble, Mechanized Menace
card "SFD-181" {
  passive { unit { yours, tag = "Mech" }, has = "Shield" },
}
