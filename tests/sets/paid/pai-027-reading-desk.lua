-- PAI-027 Reading Desk
-- Exhaust it and show a unit of your hand: as much damage as its Energy cost to a unit.
card "PAI-027" {
  activated { cost = { exhaust = me, reveal = unit }, target = unit, run = function(u) deal(energy_paid(), u) end },
}
