-- UNL-077 Soul Shepherd
-- Your token units have one Might more.
card "UNL-077" {
  passive { unit { yours, token }, might = 1 },
}
