-- RCH-015 Iron Shell
-- Attached: the host is a Mech.
card "RCH-015" {
  attached { passive { me, has = tag "Mech" } },
}
