-- OGS-019 Master Yi, Wuju Bladesman
-- Two Might more for a unit of yours that defends with no one beside it.
card "OGS-019" {
  passive { unit { friendly, defending, alone }, might = 2 },
}
