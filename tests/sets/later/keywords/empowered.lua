-- The text after it counts while this is empowered.
keyword "Empowered" {
  governs = either(permanent { me, empowered }, legend { me, empowered }),
}
