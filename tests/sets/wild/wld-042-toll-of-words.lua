-- WLD-042 Toll of Words
-- Spells of opponents cost one more for each spell that this player has played this turn.
card "WLD-042" {
  passive { spell { enemy }, cost = { energy = 1 }, each = happened { finalized = spell, by = opponent } },
}
