-- LTR-028 Last Gift
-- Your strongest unit is the cost; a friendly unit gets its Might for the turn.
local strongest = unit { yours, might = at_least(highest_might(unit { yours })) }

card "LTR-028" {
  as { played = me, cost = { kill = strongest } },
  effect { target = unit { friendly }, run = function(u) give_might(u, might_paid(), this_turn) end },
}
