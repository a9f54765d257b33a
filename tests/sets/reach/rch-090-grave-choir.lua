-- RCH-090 Grave Choir
-- One Might more for each unit that died this turn.
card "RCH-090" { passive { me, might = 1, each = happened { dies = unit } } }
