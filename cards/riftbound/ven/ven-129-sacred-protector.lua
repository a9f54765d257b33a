-- VEN-129 Sacred Protector
-- No combat damage of its own, but at a battlefield with exactly one other unit of yours.
card "VEN-129" {
  passive { unit { me, except { at = battlefield { has = unit { yours, except { me }, count = 1 } } } },
    combat_damage = 0,
  },
}
