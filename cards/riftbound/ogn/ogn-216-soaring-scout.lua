-- OGN-216 Soaring Scout
-- Dying, it leaves you one exhausted rune.
card "OGN-216" {
  deathknell { run = function() channel(1, exhausted) end },
}
