-- RCH-017 Mech Caller
-- Your Mechs have one Might more.
card "RCH-017" {
  passive { unit { yours, tag = "Mech" }, might = 1 },
}
