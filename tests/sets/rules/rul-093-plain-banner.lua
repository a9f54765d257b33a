-- Plain Banner: your units have one Might more.

card "RUL-093" { passive { unit { yours }, might = 1 } }
