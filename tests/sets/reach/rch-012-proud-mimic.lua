-- RCH-012 Proud Mimic
-- As much more Might as it has Shield.
card "RCH-012" {
  passive { me, might = value_of("Shield", me) },
}
