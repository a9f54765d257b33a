-- UNL-076 Petal Pixie
-- One Might more for each Temporary unit of yours at its battlefield.
card "UNL-076" {
  passive { me, might = 1, each = unit { yours, has = "Temporary", here, at = battlefield } },
}
