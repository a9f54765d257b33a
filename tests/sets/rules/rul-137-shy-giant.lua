-- RUL-137 Shy Giant
-- One Might less for each Mighty unit of yours.
card "RUL-137" { passive { me, might = -1, each = unit { yours, mighty } } }
