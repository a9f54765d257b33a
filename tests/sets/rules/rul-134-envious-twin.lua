-- RUL-134 Envious Twin
-- Your other units have three Might less while it is Mighty.
card "RUL-134" { passive { unit { yours, another }, might = -3, provided = unit { me, mighty } } }
