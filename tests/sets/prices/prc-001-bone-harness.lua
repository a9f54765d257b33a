-- PRC-001 Bone Harness
-- Equipped for one Chaos Power and two cards of your trash, which are recycled.
card "PRC-001" {
  costs { Equip = { chaos = 1, recycle = card { yours, at = trash, count = 2 } } },
}
