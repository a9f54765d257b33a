-- SFD-141 Irelia, Graceful
-- A spell of yours that chooses her costs an Energy or a Power less.
card "SFD-141" {
  passive { spell { yours }, choosing = me, cost = either({ energy = -1 }, { any = -1 }) },
}
