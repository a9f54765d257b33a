-- More Might.
keyword "Ambush" { passive { unit { me }, might = 1 } }
