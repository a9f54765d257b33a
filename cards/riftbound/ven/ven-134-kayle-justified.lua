-- VEN-134 Kayle, Justified
-- She may be Empowered up to three times, for two Might each; at three she has Deflect 3 and Ganking.
card "VEN-134" {
  passive { me, has = tag "Zealous" },
  passive { unit { me, empowered }, might = 2 },
  passive { unit { me, empowered }, might = 2 * counters("zeal", me) },
  passive { unit { me, empowered, zeal = 2 }, has = { "Deflect 3", "Ganking" } },
}
