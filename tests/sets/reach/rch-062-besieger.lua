-- RCH-062 Besieger
-- Two more Might while three enemies stand at one battlefield.
card "RCH-062" {
  passive { me, might = 2, provided = battlefield { has = unit { enemy, count = at_least(3) } } },
}
