-- TIE-020 Quiet Library
-- No player plays more than one spell in a turn.
card "TIE-020" {
  cannot { played = spell, provided = happened { finalized = spell, by = they } },
}
