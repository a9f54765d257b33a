-- RCH-030 Gate Runner
-- Enters ready at a battlefield.
card "RCH-030" {
  passive { me, enters = readied, to = battlefield },
}
