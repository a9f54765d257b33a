-- PRC-108 Grave Copyist
-- Borrows every ability that costs exhausting, from the units of your trash.
card "PRC-108" {
  passive { me, has = abilities_of(unit { yours, at = trash }, "exhaust") },
}
