-- SFD-094 Direwing
-- Beside another Dragon of yours it enters ready.
card "SFD-094" {
  passive { me, enters = readied, provided = permanent { yours, another, tag = "Dragon" } },
}
