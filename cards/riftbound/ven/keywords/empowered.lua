-- The text after it counts while this has the status Empowered (828).
keyword "Empowered" {
  governs = either(permanent { me, empowered }, legend { me, empowered }),
}
