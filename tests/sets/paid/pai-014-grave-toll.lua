-- PAI-014 Grave Toll
-- Your units may be played from the trash for a discard beside their cost.
card "PAI-014" {
  can { played = unit { yours }, by = you, from = trash, additional_cost = { discard = 1 } },
}
