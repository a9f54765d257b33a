-- RUL-127 Noon Runner
-- In a Main Phase I have +2 Might.
card "RUL-127" { passive { me, might = 2, provided = in_phase("Main") } }
