-- RCH-063 Weight Counter
-- One more Might while your units at battlefields have a total of eight Might, and another with two things attached.
card "RCH-063" {
  passive { me, might = 1, provided = unit { yours, at = battlefield, total_might = at_least(8) } },
  passive { unit { me, equipped = gear { count = at_least(2) } }, might = 1 },
}
