-- OGN-065 Wizened Elder
-- One Might more while it has a buff.
card "OGN-065" {
  passive { unit { me, buffed }, might = 1 },
}
