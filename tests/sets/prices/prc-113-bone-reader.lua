-- PRC-113 Bone Reader
-- It takes the death of a friendly unit, and costs one Energy less for each unit in your trash.
card "PRC-113" {
  as { played = me, cost = { kill = unit { friendly } } },
  passive { me, cost = { energy = -1 }, each = unit { yours, at = trash } },
}
