-- VEN-159 Kinkou Temple
-- One Might more for each unit with Tank here.
card "VEN-159" {
  passive { unit { here, has = "Tank" }, might = 1 },
}
