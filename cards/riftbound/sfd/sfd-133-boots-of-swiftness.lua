-- SFD-133 Boots of Swiftness
-- Attached: its host has Ganking.
card "SFD-133" {
  attached { passive { me, has = "Ganking" } },
}
