-- WGH-001 Price Counter
-- Its player's spells cost one more for each enemy that they choose.
card "WGH-001" {
  passive { spell { yours }, cost = { energy = 1 }, each = unit { enemy, chosen_by = spell { yours } } },
}
