-- UNL-179 Rift Herald
-- Moving to a battlefield, it finds a unit among your top three; dying, it makes room for one from your hand.
local a_unit = unit { count = at_most(1) }
local unit_in_hand = unit { yours, at = hand, count = at_most(1) }

card "UNL-179" {
  when { moves = me, to = battlefield,
    run = function() draw_from_top(3, a_unit) end,
  },
  deathknell { run = function() play(pick(unit_in_hand), ignoring_energy, base) end },
}
