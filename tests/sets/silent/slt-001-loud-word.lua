-- SLT-001 Loud Word
-- Two damage to a unit, and one more for each of your units at a battlefield.
card "SLT-001" {
  effect { target = unit, run = function(u) deal(2, u) end },
  passive { me, bonus_damage = 1, each = unit { friendly, at = battlefield } },
}
