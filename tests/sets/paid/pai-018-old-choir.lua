-- PAI-018 Old Choir
-- Spells in your trash have Afterlife for a discard.
card "PAI-018" {
  passive { spell { yours, at = trash }, has = with_cost("Afterlife", { discard = 1 }) },
}
