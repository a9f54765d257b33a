-- VEN-110 Mel, Defiant Soul
-- A discarded spell empowers her, and as she becomes Empowered a weak enemy at a battlefield is banished.
card "VEN-110" {
  costs { Empower = { discard = spell } },
  when { marked = me, of = "empowered", target = unit { enemy, at = battlefield, might = at_most(3) },
    run = function(u) banish(u) end,
  },
}
