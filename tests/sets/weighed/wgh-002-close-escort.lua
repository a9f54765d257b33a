-- WGH-002 Close Escort
-- A spell of its player costs one less while a spell of theirs has chosen a friendly unit, be it that spell.
card "WGH-002" {
  passive { spell { yours }, cost = { energy = -1 }, provided = unit { friendly, chosen_by = spell { yours } } },
}
