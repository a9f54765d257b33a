-- WRD-001 Early Riser
-- One Might more in your turns, as they have begun, and a buff at the beginning of each.
card "WRD-001" {
  passive { me, might = 1, provided = happened { turn_begins = you } },
  when { turn_begins = you, run = function() buff(me) end },
}
