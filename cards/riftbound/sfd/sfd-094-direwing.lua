-- SFD-094 Direwing
-- Beside another Dragon of yours it enters ready.
card "SFD-094" {
  passive { me, enters = readied, provided = unit { yours, another, tag = "Dragon" } },
}
