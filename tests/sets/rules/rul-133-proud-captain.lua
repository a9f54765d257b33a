-- RUL-133 Proud Captain
-- Your other units have two Might more while it is Mighty.
card "RUL-133" { passive { unit { yours, another }, might = 2, provided = unit { me, mighty } } }
