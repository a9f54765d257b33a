-- SFD-073 Experimental Hexplate
-- Attached: its host is a Mech.
card "SFD-073" {
  attached { passive { me, has = tag "Mech" } },
}
