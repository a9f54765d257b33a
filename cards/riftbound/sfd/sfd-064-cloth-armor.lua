-- SFD-064 Cloth Armor
-- Attached: Shield 2 for the host.
card "SFD-064" {
  attached { passive { me, has = "Shield 2" } },
}
