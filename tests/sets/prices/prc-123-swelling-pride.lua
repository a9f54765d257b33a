-- PRC-123 Swelling Pride
-- One Might for each ability that you have used this turn. While it has two, your abilities cost one Energy more.
card "PRC-123" {
  passive { me, might = 1, each = happened { ability_finalized = card, by = you } },
  passive { ability { yours }, cost = { energy = 1 }, provided = unit { me, might = at_least(2) } },
}
