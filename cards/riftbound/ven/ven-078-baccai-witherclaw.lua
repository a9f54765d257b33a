-- VEN-078 Baccai Witherclaw
-- Empowered it has two Might more, and its death brings two exhausted runes.
card "VEN-078" {
  empowered {
    passive { me, might = 2 },
    deathknell { run = function() channel(2, exhausted) end },
  },
}
