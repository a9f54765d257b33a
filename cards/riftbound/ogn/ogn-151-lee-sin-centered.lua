-- OGN-151 Lee Sin, Centered
-- At its battlefield your other units with a buff have two Might more.
card "OGN-151" {
  passive { unit { friendly, buffed, another, here, at = battlefield }, might = 2 },
}
