-- RUL-135 Grim Rival
-- All other units have one Might less while it is Mighty.
card "RUL-135" { passive { unit { another }, might = -1, provided = unit { me, mighty } } }
