-- PRC-086 Odd Fork
-- May: discard a unit and pay one, or kill a unit and discard a spell. Two cards then.
card "PRC-086" {
  as { played = me, may, cost = either({ discard = unit, energy = 1 }, { kill = unit { friendly }, discard = spell }) },
  effect { run = function() if paid() then draw(2) end end },
}
