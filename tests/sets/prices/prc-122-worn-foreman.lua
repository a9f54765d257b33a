-- PRC-122 Worn Foreman
-- Abilities cost one Energy more for each that was used this turn. Exhaust it to give a unit one Might.
card "PRC-122" {
  passive { ability, cost = { energy = 1 }, each = happened { ability_finalized = card } },
  activated { cost = { exhaust = me }, target = unit, run = function(u) give_might(u, 1, this_turn) end },
}
