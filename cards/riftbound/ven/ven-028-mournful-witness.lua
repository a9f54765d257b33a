-- VEN-028 Mournful Witness
-- The end of a combat of its own makes it Empowered; two Might more then.
card "VEN-028" {
  when { combat_ends = me, run = function() empower(me) end },
  empowered { passive { me, might = 2 } },
}
