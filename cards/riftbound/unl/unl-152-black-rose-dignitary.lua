-- UNL-152 Black Rose Dignitary
-- Dying, it leaves you one exhausted rune.
card "UNL-152" {
  deathknell { run = function() channel(1, exhausted) end },
}
