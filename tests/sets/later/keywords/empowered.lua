-- The text after it counts while this is empowered (828).
keyword "Empowered" {
  governs = either(permanent { me, empowered }, legend { me, empowered }),
}
