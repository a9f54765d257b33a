-- LTR-070 Called Out
-- Play a unit of your hand to a battlefield that you choose, ignoring its cost.
local in_hand = unit { yours, at = hand }

card "LTR-070" {
  effect { target = battlefield, run = function(b) play(pick(in_hand), ignoring_cost, b) end },
}
