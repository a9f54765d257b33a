-- So much less Might.
keyword "Dwindle" {
  adds_up,
  passive { me, might = -value() },
}
