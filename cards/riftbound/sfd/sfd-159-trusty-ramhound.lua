-- SFD-159 Trusty Ramhound
-- One Might more while it is not your only unit here.
card "SFD-159" {
  passive { me, might = 1, provided = unit { yours, another, here } },
}
