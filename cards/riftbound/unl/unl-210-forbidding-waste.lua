-- UNL-210 Forbidding Waste
-- Whoever defends alone here has two Might less.
card "UNL-210" {
  passive { unit { here, defending, alone }, might = -2 },
}
