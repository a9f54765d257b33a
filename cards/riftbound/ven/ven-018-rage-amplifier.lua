-- VEN-018 Rage Amplifier
-- A Might for each unit of yours; two while it is Empowered.
card "VEN-018" {
  passive { unit { yours }, might = 1, provided = gear { me, except { empowered } } },
  passive { unit { yours }, might = 2, provided = gear { me, empowered } },
}
