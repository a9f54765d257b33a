-- OGN-065 Wizened Elder
-- A buff on it counts for one Might more.
card "OGN-065" {
  passive { unit { me, buffed }, might = 1 },
}
