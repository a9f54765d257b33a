-- PRC-006 Stern Keeper
-- Friendly spells cost one Energy and one Power less, to a minimum of one Energy; enemy ones that much more.
card "PRC-006" {
  passive { spell { friendly }, cost = { energy = -1, any = -1 }, minimum = 1 },
  passive { spell { enemy }, cost = { energy = 1, any = 1 } },
}
