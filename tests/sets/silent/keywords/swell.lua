-- One Might more as often as its number says.
keyword "Swell" { adds_up, passive { me, might = 1, each = value() } }
