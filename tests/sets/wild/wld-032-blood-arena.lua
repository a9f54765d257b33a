-- WLD-032 Blood Arena
-- Damage to units here is doubled, and units here cannot be chosen by spells.
card "WLD-032" {
  passive { unit { here }, damage_times = 2 },
  cannot { chosen = unit { here }, with = spell },
}
