-- TIE-019 Rallying Drummer
-- Each unit has a Might more once its player has played a spell this turn.
card "TIE-019" {
  passive { unit, might = 1, provided = happened { played = spell, by = they } },
}
