-- TIE-037 Common Blunting
-- Units lose Tank once their player has played a spell this turn.
card "TIE-037" {
  passive { unit, loses = "Tank", provided = happened { finalized = spell, by = they } },
}
