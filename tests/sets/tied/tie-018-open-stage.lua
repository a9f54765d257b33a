-- TIE-018 Open Stage
-- Each player's first spell of a turn costs an Energy less.
card "TIE-018" {
  passive { spell, cost = { energy = -1 }, provided = happened { finalized = spell, by = they, count = 0 } },
}
