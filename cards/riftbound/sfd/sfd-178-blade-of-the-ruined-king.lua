-- SFD-178 Blade of the Ruined King
-- Equipped for one Order and the life of a friendly unit.
card "SFD-178" {
  costs { Equip = { order = 1, kill = unit { friendly } } },
}
