-- So much more strength for each tick that you have.
keyword "Wound" { adds_up,
  passive { unit { me, at = row }, bolstered = value(), each = total("ticks", player { you }) },
}
