-- VEN-129 Sacred Protector
-- It deals combat damage only beside a single other unit of yours at a battlefield.
card "VEN-129" {
  passive { unit { me, except { at = battlefield { has = unit { yours, another, count = 1 } } } },
    combat_damage = 0,
  },
}
