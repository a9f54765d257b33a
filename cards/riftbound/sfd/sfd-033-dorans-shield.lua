-- SFD-033 Doran's Shield
-- Attached: Tank for the host.
card "SFD-033" {
  attached { passive { me, has = "Tank" } },
}
