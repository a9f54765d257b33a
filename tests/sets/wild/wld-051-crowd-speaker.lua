-- WLD-051 Crowd Speaker
-- One Might more for each opponent.
card "WLD-051" { passive { me, might = 1, each = opponent } }
