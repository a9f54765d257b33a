-- PRC-005 Sworn Friend
-- Your spells that choose it cost one Energy or one Power less.
card "PRC-005" {
  passive { spell { yours }, choosing = me, cost = either({ energy = -1 }, { any = -1 }) },
}
