-- UNL-153 Carrion Dredger
-- Dying, it leaves a Bird in your base.
card "UNL-153" {
  deathknell { run = function() play_token("Bird", base) end },
}
