-- SFD-009 Serrated Dirk
-- Attached: Assault 2 for the host.
card "SFD-009" {
  attached { passive { me, has = "Assault 2" } },
}
